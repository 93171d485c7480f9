import type { Executor } from '../db/tx.ts';
import { applicationsOnShelf } from '../fitment/applicationIndex.ts';
import type { Answers, FitVehicle, FitVerdict } from '../fitment/fitModel.ts';
import { fitVerdict } from '../fitment/fitVerdict.ts';
import { both, countOf, hasBit, noBits, setBit, without, type Bits } from './bits.ts';
import type { Listed } from './facets.ts';
import type { ShelfIndex } from './shelfIndex.ts';

/** The rows of one type that a shelf lists, and what the vehicle says of them. */
export interface Section extends Listed {
  isSpecific: boolean;
  /** Of the parts that the vehicle takes or may take; undefined without a vehicle or need of one. */
  verdicts: ReadonlyMap<number, FitVerdict> | undefined;
  /** Rows that wait for an answer of the shopper. */
  waiting: Bits;
  /** Rows that fit or need no vehicle; all rows when no vehicle is asked for. */
  fitting: Bits;
}

export interface SectionInput {
  index: ShelfIndex;
  isSpecific: boolean;
  limit: (index: ShelfIndex, rows: Bits) => Bits;
  market: string;
  vehicle?: FitVehicle | null;
  answers?: Answers;
  includeMisfits?: boolean;
}

export async function sectionOf(db: Executor, input: SectionInput): Promise<Section> {
  const { index, isSpecific, limit, market, vehicle, answers = {}, includeMisfits } = input;
  const nobody = noBits(index.count);
  if (!isSpecific || !vehicle) {
    const rows = limit(index, index.all);
    return { index, isSpecific, rows, verdicts: undefined, waiting: nobody, fitting: rows };
  }
  const verdicts = new Map<number, FitVerdict>();
  const [taken, waiting, fitting] = [noBits(index.count), nobody, noBits(index.count)];
  for (const [partId, applications] of await applicationsOnShelf(db, market, index.typeId, vehicle)) {
    const row = index.indexById.get(partId);
    const verdict = fitVerdict({ universal: false, applications }, vehicle, answers);
    if (row === undefined || verdict.state === 'DOES_NOT_FIT') continue;
    verdicts.set(partId, verdict);
    setBit(taken, row);
    setBit(verdict.state === 'FITS' ? fitting : waiting, row);
  }
  return {
    index,
    isSpecific,
    rows: limit(index, includeMisfits ? index.all : taken),
    verdicts,
    waiting,
    fitting,
  };
}

/** Fitting or universal parts, and those that wait for an answer. */
export function stateCounts(sections: readonly Section[]): { fitCount: number; questionCount: number } {
  let fitCount = 0;
  let questionCount = 0;
  for (const { rows, isSpecific, verdicts, waiting, fitting } of sections) {
    if (!isSpecific) fitCount += countOf(rows);
    else if (verdicts) {
      fitCount += countOf(both(rows, fitting));
      questionCount += countOf(both(rows, waiting));
    }
  }
  return { fitCount, questionCount };
}

/** What fits comes before what waits for an answer, what does not fit comes last. */
export function ranksOf({ rows, verdicts, waiting, fitting }: Section): Bits[] {
  if (!verdicts) return [rows];
  return [both(rows, fitting), both(rows, waiting), without(without(rows, fitting), waiting)];
}

export function stateOfRow({ isSpecific, verdicts, fitting, waiting }: Section, row: number) {
  if (!isSpecific) return 'UNIVERSAL';
  if (!verdicts) return 'NO_VEHICLE';
  return hasBit(fitting, row) ? 'FITS' : hasBit(waiting, row) ? 'NEEDS_MORE_INFO' : 'DOES_NOT_FIT';
}
