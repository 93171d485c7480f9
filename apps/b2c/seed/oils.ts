import { readData } from '../src/markets/seedFiles.ts';
import { byEngine } from './byEngine.ts';
import type { Engine, WrittenSheet } from './sheet.ts';

/** Viscosity and quarts of an engine, as `byEngine` names it. */
export type WrittenOil = Readonly<Record<string, readonly [viscosity: string, quarts: number]>>;

/** What is written of every engine is of those that burn petrol: a diesel takes what is written of diesels, or by the rule. */
export function writtenOil({ oil = {}, oilFrom = {} }: WrittenSheet, engine: Engine, year: number) {
  const later = Object.keys(oilFrom).filter((from) => Number(from) <= year);
  const lists = [...later.map((from) => oilFrom[from]!).reverse(), oil];
  return lists.map((list) => ofFuel(list, engine)).find((own) => own !== undefined);
}

function ofFuel(oil: WrittenOil, engine: Engine) {
  if (engine.fuel !== 'diesel') return byEngine(oil, engine);
  const { '*': _petrol, T: _turbo, ...own } = oil;
  return byEngine(own, engine);
}

/** Since filters came into the exhaust, what is smaller than the engine of a large pickup takes a thin oil of little ash. */
export function viscosityOf(petrol: string, group: string, start: number, engine: Engine): string {
  const { fuel, litres, isTurbo } = engine;
  if (fuel === 'diesel') {
    if (start >= 2009 && (litres < 3 || european.has(group))) return '5w30';
    return start < 2007 && litres >= 2.5 ? '15w40' : '5w40';
  }
  return isTurbo && litres >= 2 && petrol === '5w20' ? '5w30' : petrol;
}

const european: ReadonlySet<string> = new Set([
  'vw',
  'bmw',
  'mercedes',
  'volvo',
  'rover',
  'psa',
  'renault',
  'fiat',
]);

/** Some engines of a maker. Of a list the first line that holds wins. */
interface Engines {
  /** Groups of makers, or makes where one of a group demands what the others do not. */
  groups?: readonly string[];
  makes?: readonly string[];
  models?: readonly string[];
  markets?: readonly string[];
  /** Model years. */
  from?: number;
  to?: number;
  diesel?: boolean;
  /** At most. */
  litres?: number;
  /** These alone. */
  sizes?: readonly number[];
  turbo?: boolean;
}

/** What a maker demands of their oil. */
interface Demand extends Engines {
  grades?: readonly string[];
  approval: string;
}

/** A grade that is neither that of the other engines of a generation nor of its maker's other cars. */
interface Grade extends Engines {
  grade: string;
}

/** Whose engine takes which oil. */
export interface OilBuyer {
  market: string;
  group: string;
  make: string;
  model: string;
  year: number;
  engine: Engine;
}

let demands: readonly Demand[] | undefined;
let grades: readonly Grade[] | undefined;

/** The viscosity that an engine was built for, where a line names it. */
export function gradeOf(buyer: OilBuyer): string | undefined {
  grades ??= readData<readonly Grade[]>('oil-grades.json');
  return grades.find((grade) => isFor(grade, buyer))?.grade;
}

/** The approval that an oil needs beside its viscosity: the maker's own, else a class of the trade. */
export function approvalOf(buyer: OilBuyer, viscosity: string): string {
  demands ??= readData<readonly Demand[]>('oil-approvals.json');
  return demands.find((demand) => (demand.grades?.includes(viscosity) ?? true) && isFor(demand, buyer))!
    .approval;
}

function isFor(engines: Engines, { market, group, make, model, year, engine }: OilBuyer): boolean {
  const { groups, makes, models, markets, from = 0, to = Infinity, diesel = false } = engines;
  const { litres = Infinity, sizes, turbo = engine.isTurbo } = engines;
  return (
    diesel === (engine.fuel === 'diesel') &&
    from <= year &&
    year <= to &&
    (groups?.includes(group) ?? true) &&
    (makes?.includes(make) ?? true) &&
    (models?.includes(model) ?? true) &&
    (markets?.includes(market) ?? true) &&
    (sizes?.includes(engine.litres) ?? true) &&
    turbo === engine.isTurbo &&
    engine.litres <= litres
  );
}
