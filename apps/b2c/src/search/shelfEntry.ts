import type { FitState, FitVerdict } from '../fitment/fitModel.ts';
import type { ShelfIndex } from './shelfIndex.ts';

/** One part under consideration: a row of an index with what the vehicle says of it. */
export interface Entry {
  index: ShelfIndex;
  row: number;
  id: number;
  state: FitState;
  verdict: FitVerdict | undefined;
}

export type ShelfSort = 'relevance' | 'priceUp' | 'priceDown' | 'rating';

/** What fits comes before what waits for an answer, what does not fit comes last; best sellers first within. */
const rank: Readonly<Record<FitState, number>> = {
  FITS: 0,
  UNIVERSAL: 0,
  NO_VEHICLE: 0,
  NEEDS_MORE_INFO: 1,
  DOES_NOT_FIT: 2,
};

const popularity = ({ index, row }: Entry) => index.popularity[row]!;
const price = ({ index, row }: Entry) => index.price[row]!;
const rating = ({ index, row }: Entry) => index.rating[row]!;

const orders: Readonly<Record<ShelfSort, (a: Entry, b: Entry) => number>> = {
  relevance: (a, b) => rank[a.state] - rank[b.state] || popularity(b) - popularity(a),
  priceUp: (a, b) => price(a) - price(b),
  priceDown: (a, b) => price(b) - price(a),
  rating: (a, b) => rating(b) - rating(a) || popularity(b) - popularity(a),
};

/** A new list; equal ones by id, so that pages never overlap. */
export function sortEntries(entries: readonly Entry[], sort: ShelfSort): Entry[] {
  const order = orders[sort];
  return [...entries].sort((a, b) => order(a, b) || a.id - b.id);
}
