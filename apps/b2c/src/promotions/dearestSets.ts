import { worthOf } from './worthOf.ts';
import type { PartSet, PromotionLine } from './promotionModel.ts';

type Slot = PartSet['slots'][number];
type Free = ReadonlyMap<string, number>;

/** What fills some slots: lines with the pieces that they give. */
type Filling = readonly PromotionLine[];

/**
 * Of each vehicle one complete set, of the parts that are worth most, so that another line never makes the saving
 * smaller. What a part that fits every car is short for goes to the vehicles whose sets are worth most.
 */
export function dearestSets(sets: readonly PartSet[], lines: readonly PromotionLine[]): Filling {
  const all = lines.toSorted((a, b) => b.unitMinor - a.unitMinor || (a.id < b.id ? -1 : 1));
  let free: Free = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const turns = sets
    .map((set) => ({ set, worthMinor: worthOf(fill(set, all, free) ?? []) }))
    .toSorted((a, b) => b.worthMinor - a.worthMinor || (a.set.vehicleId < b.set.vehicleId ? -1 : 1));
  const used: PromotionLine[] = [];
  for (const { set } of turns) {
    const filling = fill(set, all, free);
    if (!filling) continue;
    free = without(free, filling);
    used.push(...filling);
  }
  return used;
}

/** @returns undefined while a place stays empty */
function fill(
  { vehicleId, slots }: PartSet,
  lines: readonly PromotionLine[],
  free: Free,
): Filling | undefined {
  const filled = groupsOf(slots).map((group) => {
    const options = group.map(({ isUniversal, pieces }) => {
      const own = lines.filter((line) => isUniversal || line.vehicleId === vehicleId);
      const takes = [...new Set(own.map(({ sku }) => sku))].map((sku): Take => {
        const same = own.filter((line) => line.sku === sku);
        // What the place does not take never fills it.
        return (left) => taken(same, pieces.get(sku) ?? Infinity, left);
      });
      const worth = (each: Take) => worthOf(each(free) ?? []);
      // The other slots of the group spoil one part each at most, so one of these is always left.
      return takes
        .filter((each) => each(free))
        .toSorted((a, b) => worth(b) - worth(a))
        .slice(0, group.length);
    });
    return dearest(options, free);
  });
  return filled.every((each) => each !== undefined) ? filled.flat() : undefined;
}

type Take = (free: Free) => Filling | undefined;

/** The dearest way to fill slots that want the same parts: each choice is tried that may still be worth more. */
function dearest(options: readonly (readonly Take[])[], free: Free): Filling | undefined {
  const most = options.map(([first]) => worthOf(first?.(free) ?? []));
  let best: Filling | undefined;
  const go = (at: number, left: Free, filling: Filling): void => {
    const reach = most.slice(at).reduce((sum, each) => sum + each, worthOf(filling));
    if (best && reach <= worthOf(best)) return;
    if (at === options.length) best = filling;
    for (const take of options[at] ?? []) {
      const own = take(left);
      if (own) go(at + 1, without(left, own), [...filling, ...own]);
    }
  };
  go(0, free, []);
  return best;
}

/** Pieces of one part, from as many lines as hold it: some are picked up, others come by parcel. */
function taken(lines: readonly PromotionLine[], needed: number, free: Free): Filling | undefined {
  let missing = needed;
  const own = lines.map((line) => {
    const quantity = Math.min(missing, free.get(line.id) ?? 0);
    missing -= quantity;
    return { ...line, quantity };
  });
  return missing === 0 ? own : undefined;
}

/** Slots that have a part in common, as left and right: only those take pieces from each other. */
function groupsOf(slots: readonly Slot[]): Slot[][] {
  let groups: Slot[][] = [];
  for (const slot of slots) {
    const skus = [...slot.pieces.keys()];
    const near = groups.filter((group) => group.some(({ pieces }) => skus.some((sku) => pieces.has(sku))));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), slot]];
  }
  return groups;
}

function without(free: Free, filling: Filling): Free {
  const rest = new Map(free);
  for (const { id, quantity } of filling) rest.set(id, (rest.get(id) ?? 0) - quantity);
  return rest;
}
