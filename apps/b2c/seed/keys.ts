import type { Qualifier } from '../src/fitment/fitModel.ts';
import { optionValues } from '../src/fitment/questions.ts';
import { asking } from './asking.ts';
import { answerOf, conditions, engineKey, hasFor, isAsked, questionAt, type Vehicle } from './conditions.ts';
import { drumHeight, hubOf, rotorHeight } from './hubs.ts';
import type { PartTypeSeed } from './seedData.ts';
import type { Brakes, Sheet } from './sheet.ts';
import type { VehicleClass } from './platforms.ts';

/** What a vehicle takes of a part type at one place: a part fits it if, and only if, it has the same key. */
export interface Need {
  key: string;
  position: string | null;
  quantity: number;
  /** Values of attributes that the key holds a part to. */
  facts: Readonly<Record<string, string | number>>;
  /** A value that no maker gives it: a disc of 22 mm is not solid. */
  never: Readonly<Record<string, string>>;
  /** 0 to 1, as large as what it belongs to: the other measures of the part follow. */
  size: number;
  /** What only the owner knows. */
  ask: Qualifier | null;
}

type Kind = (type: PartTypeSeed, vehicle: Vehicle) => readonly Need[];

const rowOf = (
  key: string,
  { position = null, quantity = 1, facts = {}, never = {}, size = 0.5, ask = null }: Partial<Need> = {},
): Need => ({ key, position, quantity, facts, never, size, ask });

/** Every need of a vehicle for a type; none where it has no such part. */
export function needsOf(type: PartTypeSeed, vehicle: Vehicle): readonly Need[] {
  if (type.key === undefined) return [];
  const hasIt = (type.needs ?? []).every((need) => conditions[need]!(vehicle));
  return hasIt ? kinds[type.key]!(type, vehicle) : [];
}

const battery: Kind = (_type, vehicle) => {
  const { sheet, engine, cars } = vehicle;
  const [groupSize, capacity] = cars.batteriesByHours
    ? byHours(sheet.ampereHours(engine))
    : [sheet.battery(engine), usualCapacity[sheet.battery(engine)]!];
  const quantity = sheet.class === 'hd' && engine.fuel === 'diesel' ? 2 : 1;
  const of = (batteryTech: string, ask: Qualifier | null = null) =>
    rowOf(`battery|${groupSize}|${capacity}|${batteryTech}`, {
      ...{ quantity, ask },
      facts: { groupSize, capacity, batteryTech, cca: coldAmps(capacity, batteryTech) },
      size: (capacity - 40) / 60,
    });
  const stops = sheet.startStop(engine);
  return [
    ...(stops === 'always' ? [] : [of('flooded', stops === 'some' ? asking('start-stop', 'no') : null)]),
    ...(engine.fuel === 'electric' ? [] : [of('efb')]),
    of('agm'),
  ];
};

const usualCapacity: Readonly<Record<string, number>> = {
  ...{ '24F': 70, '26R': 45, 34: 70, 35: 60, 47: 60, 48: 70, 49: 95 },
  ...{ '51R': 48, 65: 80, 75: 60, 78: 70, '94R': 80, '96R': 60 },
};

/** What turns a cold engine: of one size a mat of glass gives more than loose acid. */
function coldAmps(capacity: number, batteryTech: string): number {
  const [, loose, mat] = coldByHours.findLast(([hours]) => hours <= capacity)!;
  return batteryTech === 'agm' ? mat : loose;
}

const coldByHours: readonly (readonly [hours: number, loose: number, mat: number])[] = [
  [0, 410, 480],
  [45, 480, 525],
  [60, 580, 640],
  [70, 700, 760],
  [80, 760, 850],
  [95, 850, 850],
];

/** Where batteries are sold by ampere hours, the case follows from them. */
const byHours = (hours: number): [string, number] => [
  hours <= 50 ? '42' : hours <= 60 ? '47' : hours <= 70 ? '48' : hours <= 80 ? '94R' : '49',
  hours,
];

const blade: Kind = (_type, vehicle) => {
  const { blades } = vehicle.sheet;
  const of = (position: string, length: number, quantity = 1, ask: Qualifier | null = null) =>
    rowOf(`blade|${length}`, { position, quantity, ask, facts: { bladeLength: length } });
  return [
    ...(blades.left === blades.right
      ? [of('front', blades.left, 2)]
      : [of('frontLeft', blades.left), of('frontRight', blades.right)]),
    ...(blades.rear === null
      ? []
      : [of('rear', blades.rear, 1, isAsked('rear-wiper', vehicle) ? asking('rear-wiper', 'yes') : null)]),
  ];
};

const bulb: Kind = (_type, vehicle) => {
  const ask = isAsked('headlamp', vehicle) ? asking('headlamp', 'halogen') : null;
  return [...new Set(vehicle.sheet.bulbs)].flatMap((bulbType) =>
    bulbType === null ? [] : [rowOf(`bulb|${bulbType}`, { quantity: 2, facts: { bulbType }, ask })],
  );
};

const wheel: Kind = (type, { sheet, engine }) => {
  const rimDiameter = sheet.rimDiameter(engine);
  return [
    rowOf(`wheel|${sheet.boltPattern}|${rimDiameter}`, {
      quantity: type.quantity === 'cylinders' ? 4 : type.quantity,
      facts: { boltPattern: sheet.boltPattern, rimDiameter },
      size: 0.4,
    }),
  ];
};

/** Needs of both sets of brakes; what both of them take is not asked about. */
function inBrakes({ sheet, engine }: Vehicle, of: (brakes: Brakes) => readonly Need[]): readonly Need[] {
  const [usual, other] = sheet.brakes(engine);
  if (!other) return of(usual);
  const options = [usual.name, other.name];
  const each = [usual, other].map((brakes) => ({ brakes, needs: of(brakes) }));
  const isShared = ({ key }: Need) => each.every(({ needs }) => needs.some((need) => need.key === key));
  const open = each.flatMap(({ brakes, needs }) =>
    needs
      .filter((need) => !isShared(need))
      .map((need) => ({ ...need, ask: { question: 'brake-package', value: brakes.name, options } })),
  );
  return [...each[0]!.needs.filter(isShared), ...open];
}

const axles = ['front', 'rear'] as const;

/** Neighbours in size share what stops them; a car and a pickup never do. */
const families: Readonly<Record<VehicleClass, string>> = {
  ...{ city: 'a', small: 'a', pus: 'p', comp: 'b', cuv: 'b', mid: 'c', large: 'c', sport: 's' },
  ...{ suv: 'd', van: 'v', bof: 'o', pum: 'm', pu: 'u', hd: 'h' },
};

/** Years after which a maker's part is replaced by the next; what is built longer than that keeps its own. */
const longest = { maker: 15, engine: 12, brakes: 10, bay: 8 } as const;

/**
 * The shelf of so many years that a platform is on, or the platform. Two rows of shelves: what is built across the end of
 * one is on one of the other.
 */
function shelfOf({ platform: { id, y0, y1 } }: Sheet, years: number): string {
  for (const row of [0, years >> 1]) {
    const shelf = Math.floor((y0 + row) / years);
    if (shelf === Math.floor((y1 + row) / years)) return String(shelf * years - row);
  }
  return id;
}

const shapeOf = (sheet: Sheet): string =>
  `${sheet.group}${families[sheet.class]}${sheet.pistons}|${shelfOf(sheet, longest.brakes)}`;

const onAxle =
  (
    kind: 'disc' | 'drum',
    of: (sheet: Sheet, brakes: Brakes, axle: 'front' | 'rear') => readonly Need[],
  ): Kind =>
  (_type, vehicle) =>
    inBrakes(vehicle, (brakes) =>
      axles.filter((axle) => brakes[axle].kind === kind).flatMap((axle) => of(vehicle.sheet, brakes, axle)),
    );

const pads = onAxle('disc', (sheet, brakes, axle) => [
  rowOf(`pads|${axle}|${shapeOf(sheet)}|${brakes[axle].diameter}`, { position: axle, size: sheet.size }),
]);

const rotor = onAxle('disc', (sheet, brakes, axle) => {
  const { diameter, thickness } = brakes[axle];
  const key = `rotor|${axle}|${shapeOf(sheet)}|${sheet.boltPattern}|${diameter}|${thickness}`;
  return [
    rowOf(key, {
      position: axle,
      quantity: 2,
      facts: {
        ...{ diameter, thickness, height: rotorHeight(key, axle, thickness) },
        ...hubOf(sheet),
        ...(thickness <= 14 && { rotorType: 'solid' }),
      },
      never: thickness > 14 ? { rotorType: 'solid' } : {},
      size: sheet.size,
    }),
  ];
});

const caliper = onAxle('disc', (sheet, brakes, axle) =>
  ['Left', 'Right'].map((side) =>
    rowOf(`caliper|${axle}${side}|${shapeOf(sheet)}|${brakes[axle].diameter}`, {
      position: axle + side,
      facts: { pistons: axle === 'front' ? sheet.pistons : 1 },
      size: sheet.size,
    }),
  ),
);

const drum = onAxle('drum', (sheet, { rear: { diameter } }) => {
  const key = `drum|${shapeOf(sheet)}|${sheet.boltPattern}|${diameter}`;
  return [
    rowOf(key, {
      position: 'rear',
      quantity: 2,
      facts: { diameter, height: drumHeight(key, diameter), ...hubOf(sheet) },
      size: sheet.size,
    }),
  ];
});

const shoes = onAxle('drum', (sheet, { rear: { diameter } }) => [
  rowOf(`shoes|${shapeOf(sheet)}|${diameter}`, { position: 'rear', size: sheet.size }),
]);

/** A maker's three and its four share what is not of the engine itself. */
const rankOfCylinders = (cylinders: number) => [4, 6].find((most) => cylinders <= most) ?? 8;

/** A maker's number: one engine family of its group for some fifteen years. */
const maker: Kind = (type, vehicle) => {
  const { sheet, engine } = vehicle;
  const fuel = engine.fuel === 'diesel' ? 'D' : engine.isTurbo ? 'T' : '';
  const base = `${type.code}|${sheet.group}|${rankOfCylinders(engine.cylinders)}${fuel}|${shelfOf(sheet, longest.maker)}`;
  return placed(type, vehicle, base, rankOfCylinders(engine.cylinders) / 10);
};

/** Belongs to one engine of the group, wherever it is built in, until the next generation of it. */
const ofEngine: Kind = (type, vehicle) => {
  const { sheet, engine } = vehicle;
  const base = `${type.code}|${sheet.group}|${engineKey(engine)}|${shelfOf(sheet, longest.engine)}`;
  return placed(type, vehicle, base, Math.min(1, Math.max(0, engine.litres - 0.8) / 4));
};

/** Air is drawn in through a box of the size of the car and its engine. */
const bay: Kind = (type, vehicle) => {
  const { sheet, engine } = vehicle;
  const base = `${type.code}|${sheet.group}|${families[sheet.class]}|${rankOfCylinders(engine.cylinders)}|${shelfOf(sheet, longest.bay)}`;
  return placed(type, vehicle, base, rankOfCylinders(engine.cylinders) / 10);
};

/** Belongs to one platform. */
const body: Kind = (type, vehicle) =>
  placed(type, vehicle, `${type.code}|${vehicle.sheet.platform.id}`, vehicle.sheet.size);

/** At each of the type's places, in both variants where one can only be asked for. */
function placed(type: PartTypeSeed, vehicle: Vehicle, base: string, size: number): Need[] {
  const { positions } = type;
  const { sheet, engine } = vehicle;
  const each = type.code === 'spark-plugs' ? sheet.plugs(engine) : engine.cylinders;
  const quantity = type.quantity === 'cylinders' ? each : type.quantity;
  const places = positions.length > 0 ? positions : [null];
  return places.flatMap((position) => {
    const question = questionAt(type, position, vehicle);
    const asks = question !== null && isAsked(question, vehicle);
    const values = asks ? optionValues(question) : [question && answerOf(question, vehicle)];
    return values
      .filter((value) => hasFor(type.code, question, value))
      .map((value) =>
        rowOf([base, value, position].filter((part) => part !== null).join('|'), {
          ...{ position, quantity, size, facts: factsOf(type, vehicle, question, value) },
          ask: asks ? asking(question, value!) : null,
        }),
      );
  });
}

/** Measures that follow from the answer that a part is for. */
function factsOf(
  { code }: PartTypeSeed,
  { sheet }: Vehicle,
  question: string | null,
  value: string | null,
): Need['facts'] {
  if (code === 'headlights') return { headlampTech: value ?? (sheet.bulbs[0] === null ? 'led' : 'halogen') };
  // Studs of a hub are those of the wheel; where nobody has to ask, the car has ABS.
  if (code === 'wheel-bearings')
    return { bolts: hubOf(sheet).bolts, absSensor: (question === 'abs' ? value : null) ?? 'yes' };
  if (value === null) return {};
  switch (question) {
    case 'heated':
      return { heated: value };
    case 'transmission':
      return code === 'radiators' ? { transmissionCooler: value === 'automatic' ? 'yes' : 'no' } : {};
    case 'bed':
      return { bedLength: value === 'short' ? 5.5 : 8 };
    default:
      return {};
  }
}

const kinds: Readonly<Record<string, Kind>> = {
  ...{ battery, blade, bulb, wheel, pads, rotor, caliper, drum, shoes, maker },
  ...{ engine: ofEngine, bay, body },
};
