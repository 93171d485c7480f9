import type { CarTraits } from '../src/markets/marketSeed.ts';
import { isHybrid } from './engineLines.ts';
import type { VehicleClass } from './platforms.ts';
import { shareOf, type Engine } from './sheet.ts';
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
const isPlain = ({ cars }: Vehicle) => cars.plain === true;
const happens = ({ sheet }: Vehicle, fact: string, share: number) => shareOf(sheet.platform.id, fact) < share;

/** In the United States small ones, sports cars and pickups had a clutch; south of it small ones always do. Hybrids have none, but for Honda's first ones, which the seed leaves out. */
const hasManual = (vehicle: Vehicle): boolean =>
  cranks(vehicle) &&
  vehicle.sheet.gearbox(vehicle.engine) !== 'automatic' &&
  (isPlain(vehicle)
    ? among('city', 'small', 'comp', 'sport', 'pus', 'pum')(vehicle)
    : among('small', 'comp', 'sport', 'pum')(vehicle) && vehicle.sheet.start <= 2018);

const timesByBelt = (vehicle: Vehicle) => burns(vehicle) && vehicle.sheet.timingBelt(vehicle.engine);

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
  shaft: among('pum', 'pu', 'hd', 'bof'),
  pickup: isPickup,
  roomy: among('cuv', 'suv', 'bof', 'van', 'small', 'comp'),
  tows: among('cuv', 'suv', 'bof', 'van', 'pum', 'pu', 'hd'),
  tuned: among('comp', 'mid', 'large', 'sport', 'pu', 'bof'),
};

/** Questions of `questions.ts`, to the vehicles that were sold in both variants. */
const asked: Readonly<Record<string, (vehicle: Vehicle) => boolean>> = {
  drive: ({ sheet, engine }) => sheet.drive(engine) === 'both',
  towing: (vehicle) => among('pu', 'hd', 'bof', 'suv')(vehicle) && happens(vehicle, 'towing', 0.4),
  transmission: (vehicle) =>
    hasManual(vehicle) &&
    vehicle.sheet.gearbox(vehicle.engine) === 'both' &&
    among('small', 'comp', 'sport', 'pum')(vehicle) &&
    happens(vehicle, 'clutch', 0.5),
  ac: (vehicle) => isPlain(vehicle) && vehicle.sheet.start < 2014 && among('city', 'small', 'pus')(vehicle),
  suspension: (vehicle) =>
    vehicle.sheet.suspension !== 'one' &&
    among('comp', 'mid', 'large', 'sport')(vehicle) &&
    happens(vehicle, 'sport', 0.18),
  abs: (vehicle) => isPlain(vehicle) && vehicle.sheet.start < 2014 && among('city', 'small', 'pus')(vehicle),
  headlamp: (vehicle) =>
    vehicle.sheet.start >= 2013 &&
    vehicle.sheet.start < 2022 &&
    vehicle.sheet.bulbs[0] !== null &&
    !among('city', 'small', 'pus')(vehicle) &&
    happens(vehicle, 'lamp', 0.35),
  heated: (vehicle) => !among('city', 'small', 'pus')(vehicle) && happens(vehicle, 'heated', 0.4),
  'rear-wiper': ({ sheet }) => sheet.blades.rearOf === 'some',
  cab: (vehicle) =>
    among('pum', 'pu', 'hd')(vehicle) || vehicle.sheet.platform.id.startsWith('Jeep Wrangler'),
  bed: among('pum', 'pu', 'hd'),
  spare: (vehicle) => among('suv', 'bof')(vehicle) && happens(vehicle, 'spare', 0.3),
};

/** Whether a vehicle was sold in both variants of a question, and nothing else tells which it is. */
export const isAsked = (question: string, vehicle: Vehicle): boolean => asked[question]?.(vehicle) ?? false;

/** The answer of a question that need not be asked, where other cars of the platform are asked. */
export function answerOf(question: string, { sheet, engine }: Vehicle): string | null {
  const drive = question === 'drive' ? sheet.drive(engine) : undefined;
  return drive === undefined || drive === 'both' ? null : drive;
}
