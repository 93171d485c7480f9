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

/** What a maker demands of the oil of some of its engines. The first line that holds wins. */
interface Demand {
  /** Groups of makers, or makes where one of a group demands what the others do not. */
  groups?: readonly string[];
  makes?: readonly string[];
  markets?: readonly string[];
  /** Model years. */
  from?: number;
  to?: number;
  diesel?: boolean;
  grades?: readonly string[];
  /** At most. */
  litres?: number;
  turbo?: boolean;
  approval: string;
}

/** Whose engine takes which oil. */
export interface OilBuyer {
  market: string;
  group: string;
  make: string;
  year: number;
  engine: Engine;
  viscosity: string;
}

let demands: readonly Demand[] | undefined;

/** The approval that an oil needs beside its viscosity: the maker's own, else a class of the trade. */
export function approvalOf(buyer: OilBuyer): string {
  demands ??= readData<readonly Demand[]>('oil-approvals.json');
  return demands.find((demand) => isFor(demand, buyer))!.approval;
}

function isFor(demand: Demand, { market, group, make, year, engine, viscosity }: OilBuyer): boolean {
  const { groups, makes, markets, from = 0, to = Infinity, diesel = false, grades, litres, turbo } = demand;
  return (
    diesel === (engine.fuel === 'diesel') &&
    from <= year &&
    year <= to &&
    (groups?.includes(group) ?? true) &&
    (makes?.includes(make) ?? true) &&
    (markets?.includes(market) ?? true) &&
    (grades?.includes(viscosity) ?? true) &&
    (turbo === undefined || turbo === engine.isTurbo) &&
    (litres === undefined || engine.litres <= litres)
  );
}
