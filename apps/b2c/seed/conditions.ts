import type { CarTraits } from '../src/markets/marketSeed.ts';
import { isHybrid } from './engineLines.ts';
import type { VehicleClass } from './platforms.ts';
import type { PartTypeSeed } from './seedData.ts';
import type { Engine } from './sheet.ts';
import type { SoldSheet } from './soldSheet.ts';

/** A car as it is known: whatever else decides has to be asked. */
export interface Vehicle {
  sheet: SoldSheet;
  engine: Engine;
  cars: CarTraits;
}

/** Engines of one group with the same key are the same. */
export const engineKey = ({ litres, cylinders, fuel, isTurbo }: Engine) =>
  `${litres.toFixed(1)}${cylinders}${isTurbo ? 'T' : ''}${fuel === 'diesel' ? 'D' : ''}`;

const among =
  (...classes: VehicleClass[]) =>
  ({ sheet }: Vehicle) =>
    classes.includes(sheet.class);

const isPickup = among('pus', 'pum', 'pu', 'hd');
const burns = ({ engine: { fuel } }: Vehicle) => fuel !== 'electric' && fuel !== 'hydrogen';
const sparks = (vehicle: Vehicle) => burns(vehicle) && vehicle.engine.fuel !== 'diesel';
/** The motor of a hybrid starts its engine and fills its battery: true of most, simplified for Honda's first ones. */
const cranks = (vehicle: Vehicle) => burns(vehicle) && !isHybrid(vehicle.engine);

/** Hybrids have no clutch pedal, but for Honda's first ones, which the seed leaves out. */
const hasManual = (vehicle: Vehicle): boolean =>
  cranks(vehicle) && vehicle.sheet.gearbox(vehicle.engine) !== 'automatic';

const timesByBelt = (vehicle: Vehicle) => burns(vehicle) && vehicle.sheet.timingBelt(vehicle.engine);

/** Where the rear wheels are driven first, the front ones are if all four are: what nobody wrote down drives two. */
const isRearFirst = ({ sheet, engine }: Vehicle) => ['always', 'rear'].includes(sheet.rearAxle(engine));

/** The front wheels of some cars are never driven, those of others if all four are. */
function drivesFront(vehicle: Vehicle): boolean {
  const { sheet, engine } = vehicle;
  if (isRearFirst(vehicle)) return ['4wd', 'both'].includes(sheet.drive(engine) ?? '2wd');
  return sheet.rearAxle(engine) !== 'alone';
}

/** What a type of part may need, by name. */
export const conditions: Readonly<Record<string, (vehicle: Vehicle) => boolean>> = {
  burns,
  cranks,
  sparks,
  wires: (vehicle) => sparks(vehicle) && vehicle.sheet.start < 2002,
  diesel: ({ engine }) => engine.fuel === 'diesel',
  manual: hasManual,
  belt: timesByBelt,
  chain: (vehicle) => burns(vehicle) && !timesByBelt(vehicle),
  accessories: (vehicle) => burns(vehicle) && vehicle.sheet.accessoryBelt(vehicle.engine),
  hydraulic: (vehicle) => cranks(vehicle) && vehicle.sheet.start < 2012,
  frontDriven: drivesFront,
  shaft: among('pum', 'pu', 'hd', 'bof'),
  pickup: isPickup,
  roomy: among('cuv', 'suv', 'bof', 'van', 'small', 'comp'),
  tows: among('cuv', 'suv', 'bof', 'van', 'pum', 'pu', 'hd'),
  tuned: among('comp', 'mid', 'large', 'sport', 'pu', 'bof'),
};

/** Questions of `questions.ts` whose answer other facts may tell; of the others a written line decides alone. */
const asked: Readonly<Record<string, (vehicle: Vehicle) => boolean>> = {
  drive: ({ sheet, engine }) => sheet.drive(engine) === 'both',
  transmission: (vehicle) => cranks(vehicle) && vehicle.sheet.gearbox(vehicle.engine) === 'both',
  headlamp: ({ sheet }) => sheet.bulbs[0] !== null && sheet.soldBoth('headlamp') === 'both',
  'rear-wiper': ({ sheet }) => sheet.blades.rearOf === 'some',
};

/** Whether a vehicle was sold in both variants of a question, and nothing else tells which it is. */
export const isAsked = (question: string, vehicle: Vehicle): boolean =>
  asked[question]?.(vehicle) ?? vehicle.sheet.soldBoth(question) === 'both';

/** The answer of a question that need not be asked, where other cars of the platform are asked. */
export function answerOf(question: string, { sheet, engine }: Vehicle): string | null {
  const own = question === 'drive' ? sheet.drive(engine) : sheet.soldBoth(question);
  return own === undefined || own === 'both' ? null : own;
}

/** Makers that turn an engine by another starter where its gearbox is shifted by hand; of the others one does for both. */
const startersByGearbox: ReadonlySet<string> = new Set(['honda', 'mazda', 'subaru', 'vw']);

/** What the front wheels of a car that drives its rear ones first have another one of where they are driven. */
const byDriveAtFront: ReadonlySet<string> = new Set(['struts', 'wheel-bearings', 'cv-axles']);

/** The question that a type's parts at a place are made for the answers of; none where they do not differ. */
export function questionAt(
  { code, question }: Pick<PartTypeSeed, 'code' | 'question'>,
  position: string | null,
  vehicle: Vehicle,
): string | null {
  const { sheet, engine } = vehicle;
  if (code === 'starters' && !startersByGearbox.has(sheet.group)) return null;
  const isByDrive = isRearFirst(vehicle) && byDriveAtFront.has(code) && position?.startsWith('front');
  if (!isByDrive || sheet.drive(engine) === undefined) return question;
  // One question a part: what else its owner alone knows, but of half shafts, which half of the cars have none of.
  const isOpen = question !== null && isAsked(question, vehicle);
  return isOpen && !(code === 'cv-axles' && isAsked('drive', vehicle)) ? question : 'drive';
}

/** Of half shafts at the front there is none for cars that drive their rear wheels alone. */
export const hasFor = (code: string, question: string | null, value: string | null): boolean =>
  code !== 'cv-axles' || question !== 'drive' || value !== '2wd';
