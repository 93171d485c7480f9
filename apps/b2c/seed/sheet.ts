import { readData } from '../src/markets/seedFiles.ts';
import { hashOfText } from '../src/catalog/random.ts';
import { ampereHoursOf, batteryOf } from './batteries.ts';
import { byEngine, type ByEngine } from './byEngine.ts';
import { viscosityOf, writtenOil, type WrittenOil } from './oils.ts';
import { startOf, type Platform, type VehicleClass } from './platforms.ts';
import { bladesOf, drumOf, quartsOf } from './tradeSizes.ts';
import { readEngineLabel } from './vehicleSeed.ts';

export interface Engine {
  id: number;
  litres: number;
  cylinders: number;
  fuel: string;
  isTurbo: boolean;
}

export interface Disc {
  kind: 'disc' | 'drum';
  diameter: number;
  thickness: number;
}

/** One set of brakes that a car left the works with; where two were sold, only its owner can tell. */
export interface Brakes {
  front: Disc;
  rear: Disc;
  /** '282/260', '275/drum229': the answer that names it. */
  name: string;
}

/** Every measured fact of a platform once. What depends on the engine takes it: an engine is known, so no question. */
export interface Sheet {
  platform: Platform;
  start: number;
  /** Makes that build of the same shelf. */
  group: string;
  class: VehicleClass;
  /** 0 to 1: a large car has everything larger. */
  size: number;
  /** The same of its class. */
  classSize: number;
  boltPattern: string;
  /** Inches of the smallest wheel that goes over its brakes. */
  rimDiameter: (engine: Engine) => number;
  pistons: number;
  brakes: (engine: Engine) => readonly [Brakes, Brakes?];
  /** Group size. */
  battery: (engine: Engine) => string;
  /** Ampere hours of the battery where it is sold by them. */
  ampereHours: (engine: Engine) => number;
  /** In millimetres as they are sold; a rear one where it has a wiper, or some of its bodies have. */
  blades: { left: number; right: number; rear: number | null; rearOf: 'all' | 'some' };
  /** Low and high beam; null where the lamp is sealed. */
  bulbs: readonly [low: string | null, high: string | null];
  /** A maker may change an engine, and so its oil, within a generation. */
  oil: (engine: Engine, year: number) => { viscosity: string; quarts: number } | null;
  coolant: string;
  /** DOT grade. */
  brakeFluid: string;
  /** Of its automatic transmission. */
  transmissionFluid: (engine: Engine) => string;
}

export interface WrittenSheet {
  bolts?: string;
  front?: ByEngine<number>;
  /** Of the front disc. */
  thick?: ByEngine<number>;
  rear?: ByEngine<number | string>;
  /** Null for an engine that was sold with the first set alone. */
  p2?: ByEngine<readonly [number, number | string] | null>;
  battery?: ByEngine<string>;
  ah?: ByEngine<number>;
  oil?: WrittenOil;
  /** What changed within the generation, by the first model year that has it. */
  oilFrom?: Readonly<Record<string, WrittenOil>>;
  wipers?: readonly number[];
  bulbs?: readonly [string | null, string | null];
  atf?: ByEngine<string>;
}

type Range = readonly [number, number];

export interface ClassRanges {
  size: number;
  /** Millimetres that caliper and wheel add to the diameter of a disc. */
  rim: number;
  front: Range;
  thick: Range;
  rear?: Range;
  drum?: Range;
  /** First model year with rear discs, and how many have them then. */
  discsFrom?: number;
  discShare?: number;
  pistons: number;
  batteries: string[];
  ah: number;
  oil: Range;
  left: Range;
  right: Range;
  rearBlade?: Range;
}

export interface MakeFacts {
  group: string;
  makes: string[];
  /** How it writes its part numbers: `#` is a digit, `@` a letter. */
  numbers: string;
  batteries: string[];
  /** Before this first model year: group size of its smaller engines, and from 3.5 litres or eight cylinders on. */
  earlyBatteries?: [until: number, small: string, large: string];
  /** Classes, first model year, pattern; the last line that holds wins. */
  bolts: [string, number, string][];
  oil: [number, string][];
  coolant: [number, string][];
  brakeFluid: [number, string][];
  atf: [number, string][];
  /** Classes whose automatic transmissions have a belt instead of gears, from which model year on. */
  cvt?: [string, number][];
  lamps: 'japan' | 'america' | 'europe';
}

export interface SheetRules {
  classes: Readonly<Record<VehicleClass, ClassRanges>>;
  makes: readonly MakeFacts[];
  written: Readonly<Record<string, WrittenSheet>>;
}

export const readSheetRules = (): SheetRules => ({
  classes: readData('spec-classes.json'),
  makes: readData('make-facts.json'),
  written: readData('sheets.json'),
});

/** Of an engine whose label tells its cylinders alone. */
const usualLitres: Readonly<Record<number, number>> = { 3: 1, 5: 2.5, 6: 3.5, 8: 5, 10: 5.2, 12: 6 };

/** Facts of an engine by its label. Where that tells no cylinders, a small turbo engine has three; others have a label that tells. */
export function engineOf(id: number, label: string): Engine {
  const { displacement, cylinders, fuel } = readEngineLabel(label);
  const litres = displacement ?? (fuel === 'electric' ? 0 : (usualLitres[cylinders ?? 4] ?? 2));
  const isTurbo = /turbo/i.test(label);
  const guessed = isTurbo && litres <= 1.2 ? 3 : litres < 3 ? 4 : litres <= 4.2 ? 6 : 8;
  return { id, litres, cylinders: fuel === 'electric' ? 0 : (cylinders ?? guessed), fuel, isTurbo };
}

/** 0 ≤ x < 1 of a text, the same on every machine: a fact depends on its platform alone. */
export const shareOf = (...words: string[]): number => hashOfText(...words) / 2 ** 32;

export function sheetOf(platform: Platform, { classes, makes, written }: SheetRules): Sheet {
  const { id } = platform;
  const start = startOf(platform);
  const own = written[id] ?? {};
  const ranges = classes[platform.class];
  const facts = makes.find((entry) => entry.makes.includes(platform.make)) ?? makes.at(-1)!;
  const grown = Math.min(1, Math.max(0, shareOf(id, 'size') + (start >= 2010 ? 0.08 : 0)));
  const within = ([low, high]: Range, share = grown) => low + (high - low) * share;
  const brakes = brakesOf(platform, start, ranges, own, within);
  const drawn = [ranges.left, ranges.right, ranges.rearBlade].map(
    (range) => range && Math.round(within(range)),
  );
  const [left = 20, right = 20, rear] = drawn.map((inches, at) => own.wipers?.[at] ?? inches);
  return {
    platform,
    start,
    group: facts.group,
    class: platform.class,
    classSize: ranges.size,
    size: Math.min(1, ranges.size * 0.85 + grown * 0.15),
    boltPattern: own.bolts ?? patternOf(facts, platform.class, start),
    rimDiameter: (engine) => rimOver(brakes(engine), ranges.rim),
    pistons: ranges.pistons,
    brakes,
    battery: (engine) =>
      byEngine(own.battery, engine) ?? batteryOf(platform.class, start, ranges, facts, engine),
    ampereHours: (engine) => byEngine(own.ah, engine) ?? ampereHoursOf(ranges, engine),
    blades: { ...bladesOf(left, right, rear), rearOf: 'all' },
    bulbs: own.bulbs ?? bulbsOf(platform, start, facts),
    oil: (engine, year) => {
      if (engine.fuel === 'electric') return null;
      const [viscosity, quarts] = writtenOil(own, engine, year) ?? [
        viscosityOf(since(facts.oil, start), facts.group, start, engine),
        quartsOf(engine, within(ranges.oil)),
      ];
      return { viscosity, quarts };
    },
    coolant: since(facts.coolant, start),
    brakeFluid: since(facts.brakeFluid, start),
    transmissionFluid: (engine) =>
      byEngine(own.atf, engine) ??
      (facts.cvt?.some(isOf(platform.class, start)) ? 'cvt' : since(facts.atf, start)),
  };
}

/** The last entry that begins by then. */
const since = (entries: readonly [number, string][], start: number): string =>
  entries.filter(([from]) => from <= start).at(-1)![1];

/** Whether an entry is one of a class by a model year. */
const isOf =
  (vehicleClass: VehicleClass, start: number) =>
  ([classes, from]: readonly [string, number, string?]): boolean =>
    from <= start && (classes === '*' || classes.split(' ').includes(vehicleClass));

function brakesOf(
  { id, class: vehicleClass }: Platform,
  start: number,
  ranges: ClassRanges,
  own: WrittenSheet,
  within: (range: Range, share?: number) => number,
): Sheet['brakes'] {
  /** Makers use a rotor in more than one car: what nobody wrote down comes in few sizes. */
  const usual = (value: number) => Math.round(value / 8) * 8;
  const { rear: discs, drum = discs ?? [0, 0], discsFrom = 0, discShare = 1 } = ranges;
  /** In time even the last of a class that nearly always has discs gets them. */
  const isLate = discShare >= 0.9 && start >= 2012;
  const drawnRear =
    discs && (!ranges.drum || (start >= discsFrom && (isLate || shareOf(id, 'rear') < discShare)))
      ? Math.min(usual(within(discs)), usual(within(ranges.front)))
      : `drum${drumOf(within(drum))}`;
  const thickness = (diameter: number) => {
    const [low, high] = ranges.front;
    return Math.round(
      within(ranges.thick, Math.min(1, Math.max(0, (diameter - low) / Math.max(1, high - low)))),
    );
  };
  const rearOf = (rear: number | string): Disc =>
    typeof rear === 'number'
      ? { kind: 'disc', diameter: rear, thickness: rear < 290 ? 10 : rear < 320 ? 12 : 20 }
      : { kind: 'drum', diameter: Number(rear.slice('drum'.length)), thickness: 0 };
  const set = (front: number, rear: number | string, thick = thickness(front)): Brakes => ({
    front: { kind: 'disc', diameter: front, thickness: thick },
    rear: rearOf(rear),
    name: `${front}/${rear}`,
  });
  const isOpen = askedClasses.has(vehicleClass) && start >= 1998 && shareOf(id, 'package') < 0.18;
  return (engine) => {
    const front = byEngine(own.front, engine) ?? usual(within(ranges.front));
    const rear = byEngine(own.rear, engine) ?? drawnRear;
    const other = byEngine(own.p2, engine);
    const thick = byEngine(own.thick, engine);
    const first = set(front, rear, thick);
    // Two sets of one front disc differ at the rear alone.
    if (other) return [first, set(...other, other[0] === front ? thick : undefined)];
    if (own.front !== undefined || !isOpen) return [first];
    const more = 12 + 2 * Math.floor(shareOf(id, 'more') * 8);
    return [first, set(front + more, typeof rear === 'number' ? rear + 2 * Math.round(more / 4) : rear)];
  };
}

/** A wheel is for both sets of brakes. */
function rimOver(sets: readonly (Brakes | undefined)[], space: number): number {
  const discs = sets
    .flatMap((set) => (set ? [set.front, set.rear] : []))
    .filter(({ kind }) => kind === 'disc');
  const largest = Math.max(...discs.map(({ diameter }) => diameter));
  return Math.min(20, Math.max(15, Math.ceil((largest + space) / 25.4)));
}

/** Classes in which makers sold two sets of brakes: nearly a fifth of their platforms. */
const askedClasses: ReadonlySet<VehicleClass> = new Set(['comp', 'mid', 'cuv', 'suv', 'bof', 'pum', 'sport']);

const patternOf = ({ bolts }: MakeFacts, vehicleClass: VehicleClass, start: number): string =>
  bolts.filter(isOf(vehicleClass, start)).at(-1)![2];

function bulbsOf(
  { id, class: vehicleClass, members }: Platform,
  start: number,
  { group, lamps }: MakeFacts,
): Sheet['bulbs'] {
  if (members.every(({ model }) => model.isElectric)) return [null, null];
  if (start >= 2022 && shareOf(id, 'sealed') < 0.6) return [null, null];
  const isPlain = members.every(({ model }) => model.cars.plain);
  if (isPlain || (vehicleClass === 'small' && start >= 2004 && start < 2016))
    return lamps === 'europe' && start >= 2013 ? ['H7', 'H7'] : ['H4', null];
  if (start < 1998) return ['9004', null];
  if (lamps === 'europe') return ['H7', 'H7'];
  if (start < 2004) return lamps === 'japan' ? ['9006', '9005'] : ['9007', null];
  if ((group === 'ford' || group === 'fca') && start < 2012) return ['H13', null];
  return ['H11', '9005'];
}
