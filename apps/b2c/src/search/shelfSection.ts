import type { Executor } from '../db/tx.ts';
import { fitOfType, type TypeFit } from '../fitment/applicationIndex.ts';
import type { Answers, Application, FitVehicle } from '../fitment/fitModel.ts';
import { standingOf } from '../fitment/fitVerdict.ts';
import { both, countOf, hasBit, noBits, setBit, without, type Bits } from './bits.ts';
import type { Listed } from './facets.ts';
import { rowOf } from './packedShelf.ts';
import type { ShelfIndex } from './shelfIndex.ts';
import { coversPosition } from './shelfLimits.ts';

/** The rows of one type that a shelf lists, and what the vehicle says of them. */
export interface Section extends Listed {
  isSpecific: boolean;
  /** What the vehicle takes; undefined without a vehicle or need of one. */
  fit: TypeFit | undefined;
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
  /** Where a part is to belong by the lines of the vehicle; none: anywhere. */
  places?: readonly string[];
}

export async function sectionOf(db: Executor, input: SectionInput): Promise<Section> {
  const { index, isSpecific, limit, market, vehicle, answers = {}, includeMisfits, places = [] } = input;
  const nobody = noBits(index.count);
  if (!isSpecific || !vehicle) {
    const rows = limit(index, index.all);
    return { index, isSpecific, rows, fit: undefined, waiting: nobody, fitting: rows };
  }
  const fit = await fitOfType(db, market, index.typeId, vehicle, answers);
  const [taken, waiting, fitting] = [noBits(index.count), nobody, noBits(index.count)];
  const isAsked = (partId: number) =>
    includeMisfits || liesAt(fit.applicationsOf(partId), places, vehicle, answers);
  fit.each((partId, standing) => {
    const row = rowOf(index, partId);
    if (row < 0 || (places.length > 0 && !isAsked(partId))) return;
    setBit(taken, row);
    setBit(standing === 2 ? fitting : waiting, row);
  });
  return { index, isSpecific, rows: limit(index, includeMisfits ? index.all : taken), fit, waiting, fitting };
}

/** Whether a line that holds for the vehicle puts the part at each of the places, or at none that is known. */
function liesAt(
  lines: readonly Application[],
  places: readonly string[],
  vehicle: FitVehicle,
  answers: Answers,
): boolean {
  return lines.some(
    (line) =>
      standingOf(line, vehicle, answers) > 0 &&
      places.every((asked) => line.position == null || coversPosition(line.position, asked)),
  );
}

/** Fitting or universal parts, and those that wait for an answer. */
export function stateCounts(sections: readonly Section[]): { fitCount: number; questionCount: number } {
  let fitCount = 0;
  let questionCount = 0;
  for (const { rows, isSpecific, fit, waiting, fitting } of sections) {
    if (!isSpecific) fitCount += countOf(rows);
    else if (fit) {
      fitCount += countOf(both(rows, fitting));
      questionCount += countOf(both(rows, waiting));
    }
  }
  return { fitCount, questionCount };
}

/** What fits comes before what waits for an answer, what does not fit comes last: ranks 0, 1 and 2. */
export function rowsOfRank({ rows, fit, waiting, fitting }: Section, rank: number): Bits | undefined {
  if (!fit) return rank === 0 ? rows : undefined;
  if (rank < 2) return both(rows, rank === 0 ? fitting : waiting);
  return without(without(rows, fitting), waiting);
}

export function stateOfRow({ isSpecific, fit, fitting, waiting }: Section, row: number) {
  if (!isSpecific) return 'UNIVERSAL';
  if (!fit) return 'NO_VEHICLE';
  return hasBit(fitting, row) ? 'FITS' : hasBit(waiting, row) ? 'NEEDS_MORE_INFO' : 'DOES_NOT_FIT';
}
