import type { Slot } from './slots.ts';

/** Slots that are dealt out together. */
type Family = readonly Slot[];

/** Parts that the shelf of a type has in each market at least: in a small shop, in the tested one, in the default one. */
const shelves = [1, 3, 8] as const;

interface Wanted {
  parts: number;
  weight: number;
}

/** The shortest of these shelves that each is needed for. What more markets sell comes first, so that few serve all. */
export function shelvesOf(families: readonly Family[]): number[] {
  const shelfOf = families.map(() => Infinity);
  const wantedIn = families.map(byMarket);
  const sold = new Map<string, number>();
  for (const shelf of shelves) {
    const isShort = (market: string) => (sold.get(market) ?? 0) < shelf;
    for (let next; (next = nextOf(wantedIn, shelfOf, isShort)) !== undefined; shelfOf[next] = shelf) {
      for (const [market, { parts }] of wantedIn[next]!) sold.set(market, (sold.get(market) ?? 0) + parts);
    }
  }
  return shelfOf;
}

function byMarket(slots: Family): ReadonlyMap<string, Wanted> {
  const markets = new Map<string, Wanted>();
  for (const { markets: own } of slots) {
    for (const [market, weight] of own) {
      const wanted = markets.get(market) ?? { parts: 0, weight: 0 };
      markets.set(market, { parts: wanted.parts + 1, weight: Math.max(wanted.weight, weight) });
    }
  }
  return markets;
}

/** What most of the short markets sell, and most of their shoppers want; none where none is left for them. */
function nextOf(
  wantedIn: readonly ReadonlyMap<string, Wanted>[],
  shelfOf: readonly number[],
  isShort: (market: string) => boolean,
): number | undefined {
  let next: number | undefined;
  let [most, heaviest] = [0, 0];
  for (const [index, wanted] of wantedIn.entries()) {
    if (shelfOf[index] !== Infinity) continue;
    let [count, total] = [0, 0];
    for (const [market, { weight }] of wanted) {
      if (!isShort(market)) continue;
      count += 1;
      total += weight;
    }
    if (count === 0 || count < most || (count === most && total <= heaviest)) continue;
    [next, most, heaviest] = [index, count, total];
  }
  return next;
}
