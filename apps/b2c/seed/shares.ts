import { bottlesOf, needfulOf } from './containers.ts';
import { shelvesOf } from './marketShelves.ts';
import { familiesOf } from './pairs.ts';
import type { PartTypeSeed } from './seedData.ts';
import { slotsOf, standard, type Fleet, type Slot } from './slots.ts';
import type { TypeEntry } from './taxonomy.ts';

export interface Share {
  type: TypeEntry;
  /** Those with parts, the most wanted first; none for what fits everything. */
  slots: readonly Slot[];
  /** Parts of a type that fits everything, or is matched by its grade. */
  universal: number;
}

/** Deals so many parts out: what everybody needs first, then by how many ask for it, then a second of each, a third … */
export function sharesOf(types: readonly TypeEntry[], fleet: Fleet, parts: number): Share[] {
  const shares = types.map((type) => ({ type, slots: slotsOf(type.seed, fleet, parts), universal: 0 }));
  const turns = shares.flatMap((share) => turnsOf(share));
  const counts: number[] = [];
  for (const { rank, depths, size } of turns) {
    for (let depth = 1; depth <= depths; depth++) counts[rank(depth)] = (counts[rank(depth)] ?? 0) + size;
  }
  // Ranks below the last one are dealt out whole, the last one by weight.
  let left = parts;
  let last = 0;
  for (; last < counts.length && (counts[last] ?? 0) <= left; last++) left -= counts[last] ?? 0;
  for (const { rank, depths, take } of turns) {
    for (let depth = 1; depth <= depths; depth++) if (rank(depth) < last) take();
  }
  const wanted = turns
    .flatMap((turn) =>
      Array.from({ length: turn.depths }, (_, i) => i + 1).flatMap((depth) =>
        turn.rank(depth) === last ? [turn] : [],
      ),
    )
    .sort((a, b) => b.weight - a.weight);
  deepen(
    turns.filter(({ isFitted }) => isFitted),
    deal(wanted, left),
  );
  return shares.map((share) => ({ ...share, slots: share.slots.filter(({ depth }) => depth > 0) }));
}

/** One more of each, as far as they go. @returns how many are left */
function deal(turns: readonly Turn[], parts: number): number {
  let left = parts;
  for (const { size, take } of turns) {
    if (size > left) continue;
    take();
    left -= size;
  }
  return left;
}

/** More parts than turns: every key gets deeper alike. */
function deepen(turns: readonly Turn[], parts: number): void {
  for (let left = parts, before = Infinity; 0 < left && left < before;) {
    before = left;
    left = deal(turns, left);
  }
}

interface Turn {
  weight: number;
  depths: number;
  /** How many parts come at once. */
  size: number;
  /** By vehicle. */
  isFitted: boolean;
  rank: (depth: number) => number;
  take: () => void;
}

/** Goods that come in colors and sizes: one alone is no choice. */
const CHOSEN_BY_LOOK = /\/(?:floor-protection|seat-covers|covers)$/;

function turnsOf(share: Share): Turn[] {
  const { seed } = share.type;
  if (seed.fit !== 'vehicle') {
    const bottles = bottlesOf(share.type);
    // What no car decides on comes from three makers, in a small shop too.
    const makers = seed.fluid ? (seed.fluid.makers ?? 1) : 3;
    const needful = seed.fluid ? needfulOf(share.type) : bottles;
    const fluids = seed.fluid ? needful : bottles && bottles * makers;
    // Every car takes fluids, whatever else is sold out.
    const most = fluids ?? (seed.category.startsWith('/fluids-and-chemicals/') ? 10 : 5);
    const depths = bottles === undefined ? 12 : bottles * makers;
    // Every car has a second set of brakes before a third tool is sold, or a second maker's washer fluid.
    const loose = CHOSEN_BY_LOOK.test(seed.category) ? 2 : 1;
    const [first, then] = fluids === undefined ? [loose, 4] : [5, 3];
    const rank = (depth: number) => {
      if (depth > most) return bottles === undefined ? last - 1 : 5;
      if (depth <= first) return depth <= 2 ? 1 : 2;
      return needful !== undefined && depth > needful ? 5 : then;
    };
    const take = () => (share.universal += 1);
    return [{ weight: Infinity, depths, size: 1, isFitted: false, rank, take }];
  }
  const families = familiesOf(share.slots);
  const shelves = shelvesOf(families);
  return families.map((slots, index) => {
    const wanted = wantedOf(slots, shelves[index]!);
    return {
      // For each of the parts that it takes: more vehicles find one.
      weight: Math.max(...slots.map(({ weight }) => weight)) / slots.length,
      depths: 8,
      size: slots.length,
      isFitted: true,
      rank: (depth) => rankOf(seed, wanted, depth),
      take: () => {
        for (const slot of slots) slot.depth += 1;
      },
    };
  });
}

interface Wanted {
  isSpot: boolean;
  isCommon: boolean;
  isPopular: boolean;
  /** For two or for four driven wheels: of one car there are both. */
  isByDrive: boolean;
  choices: number;
  /** The shortest shelf that it is needed for, in any market. */
  shelf: number;
}

const wantedOf = (slots: readonly Slot[], shelf: number): Wanted => ({
  shelf,
  isSpot: slots.some(({ isSpot }) => isSpot),
  isCommon: slots.some(({ isCommon }) => isCommon),
  isPopular: slots.some(({ isPopular }) => isPopular),
  isByDrive: slots.some(({ need }) => need.ask?.question === 'drive'),
  choices: Math.min(...slots.map(({ choices }) => choices)),
});

/** Of a standard size every popular car has so many to choose from. */
const alike = 6;

/** What is looked at first: of the cars that people try there is more than one to choose from. */
const brakes: ReadonlySet<string> = new Set(['pads', 'rotor']);
const drums: ReadonlySet<string> = new Set(['drum', 'shoes']);
const last = 10;

/** In which round a key gets its next part. */
function rankOf(
  { key = '', hero }: PartTypeSeed,
  { isSpot, isCommon, isPopular, isByDrive, choices, shelf }: Wanted,
  depth: number,
): number {
  // However few parts there are, no shelf is bare.
  if (depth === 1 && shelf === 1) return 0;
  if (standard[key])
    return standard[key][depth - 1] ?? (depth <= Math.ceil(alike / choices) ? 6 : last + depth);
  if (depth === 1 && !(hero && isSpot) && (shelf === 3 || (key === 'wheel' && isSpot))) return 2;
  // Who asks for a car that many have finds pads for it in the smallest shop that is tested.
  if (key === 'pads' && isCommon && !isSpot && depth === 1) return 2;
  if (hero || drums.has(key)) {
    // A second set of brakes comes with a first strut for each drive, before a second tool.
    if (isSpot && isByDrive && depth === 1) return 3;
    if (isSpot) return depth === 1 ? 1 : depth > 3 || !hero ? last + depth : brakes.has(key) ? depth + 1 : 7;
    if (isPopular && depth === 1) return brakes.has(key) || drums.has(key) ? 5 : 6;
    return last + depth;
  }
  if (depth > 1) return last + depth;
  return shelf === 8 ? 7 : isSpot ? 8 : isPopular ? 9 : last + depth;
}
