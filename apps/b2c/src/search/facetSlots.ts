import type { FacetCount, FacetInput } from './facets.ts';
import type { Entry } from './shelfEntry.ts';

export const ratingSteps = [4.5, 4, 3.5] as const;
export const getValues = ['today', 'tomorrow', 'ship'] as const;

/** Every value that this shelf counts has a slot: catalogue values by their id, the shelf's own ones behind them. */
export interface FacetSlots {
  size: number;
  /** Group of a slot, -1 for values that this shelf does not count. */
  groupOf: Int16Array;
  isChosen: Uint8Array;
  /** Groups with a chosen value. */
  chosenGroups: readonly number[];
  groups: readonly { finish: (counts: Int32Array, seen: Uint8Array) => FacetCount }[];
  /** Writes the slots of a part into `buffer`. @returns how many */
  read: (entry: Entry, buffer: Int32Array) => number;
}

interface Slot {
  slot: number;
  value: string;
  sort: number;
}

/** Facets in the order of the shelf: where to get it, type, position, the type's attributes, brand, rating. */
export function facetSlots(input: FacetInput): FacetSlots {
  const layout = layOut(input);
  const { size, named } = layout;
  const groupOf = new Int16Array(size).fill(-1);
  const isChosen = new Uint8Array(size);
  const chosenGroups: number[] = [];
  named.forEach(({ id, slots }, group) => {
    const chosen = new Set(input.filters[id] ?? []);
    for (const { slot, value } of slots) {
      groupOf[slot] = group;
      if (chosen.has(value)) isChosen[slot] = 1;
    }
    if (slots.some(({ slot }) => isChosen[slot])) chosenGroups.push(group);
  });
  return {
    size,
    groupOf,
    isChosen,
    chosenGroups,
    groups: named.map(({ id, slots }) => ({
      finish: (counts, seen) => finish(id, slots, counts, seen, isChosen),
    })),
    read: readerOf(input, layout, groupOf),
  };
}

interface Layout {
  size: number;
  named: { id: string; slots: Slot[] }[];
  get: Slot[];
  rating: Slot[];
  typeSlot: ReadonlyMap<number, number | undefined>;
}

function layOut({ taxonomy, entries, filters, stock }: FacetInput): Layout {
  const types = new Set<number>();
  for (const { index } of entries) types.add(index.typeId);
  const [onlyType = 0] = types;
  const byAttribute = new Map<string, Slot[]>();
  let next = 0;
  for (const { id, attribute, value, sort } of taxonomy.valueById.values()) {
    next = Math.max(next, id + 1);
    const list = byAttribute.get(attribute);
    if (list) list.push({ slot: id, value, sort });
    else byAttribute.set(attribute, [{ slot: id, value, sort }]);
  }
  const own = (values: readonly (string | number)[]): Slot[] =>
    values.map((value, sort) => ({ slot: next++, value: String(value), sort }));
  const get = stock ? own(getValues) : [];
  const type = types.size > 1 || filters['type'] ? own(taxonomy.types.map(({ code }) => code)) : [];
  const rating = own(ratingSteps);
  const attributes =
    types.size === 1 ? (taxonomy.typeById.get(onlyType)?.attributes.map(({ id }) => id) ?? []) : [];
  const ofCatalog = (id: string) => ({ id, slots: byAttribute.get(id) ?? [] });
  return {
    size: next,
    named: [
      { id: 'get', slots: get },
      { id: 'type', slots: type },
      ofCatalog('position'),
      ...attributes.map(ofCatalog),
      ofCatalog('brand'),
      { id: 'rating', slots: rating },
    ],
    get,
    rating,
    typeSlot: new Map(taxonomy.types.map(({ id }, i) => [id, type[i]?.slot])),
  };
}

function readerOf(
  { stock }: FacetInput,
  { get, rating, typeSlot }: Layout,
  groupOf: Int16Array,
): FacetSlots['read'] {
  return ({ index, row, id }, buffer) => {
    let length = 0;
    const { facets, facetStart, rating: ratings } = index;
    for (let at = facetStart[row]!; at < facetStart[row + 1]!; at++) {
      if (groupOf[facets[at]!]! >= 0) buffer[length++] = facets[at]!;
    }
    const type = typeSlot.get(index.typeId);
    if (type !== undefined) buffer[length++] = type;
    for (let i = 0; i < ratingSteps.length; i++) {
      if (ratings[row]! >= ratingSteps[i]! * 10) buffer[length++] = rating[i]!.slot;
    }
    if (stock) {
      const isHere = stock.today.has(id);
      if (isHere) buffer[length++] = get[0]!.slot;
      if (isHere || stock.tomorrow.has(id)) buffer[length++] = get[1]!.slot;
      if (stock.senders.some((sender) => sender.has(id))) buffer[length++] = get[2]!.slot;
    }
    return length;
  };
}

/** Values that no part of this shelf has are left out, unless chosen: then they say 0. */
function finish(
  id: string,
  slots: readonly Slot[],
  counts: Int32Array,
  seen: Uint8Array,
  isChosen: Uint8Array,
): FacetCount {
  return {
    id,
    values: slots
      .filter(({ slot }) => seen[slot] || isChosen[slot])
      .sort((a, b) => a.sort - b.sort)
      .map(({ slot, value }) => ({ value, count: counts[slot]!, selected: isChosen[slot] === 1 })),
  };
}
