import type { Need } from './keys.ts';
import type { PartTypeSeed } from './seedData.ts';

interface Paired {
  readonly pair: string;
  /** How many parts it has. */
  readonly depth: number;
}

const side = /left|right/i;

/** A key without its side: left and right share it. */
export const pairOf = ({ key, position }: Pick<Need, 'key' | 'position'>): string =>
  position && side.test(position) ? key.replace(position, position.replace(side, '')) : key;

/** What is dealt out together: both sides, and the parts for either answer where the owner is asked. */
const familyOf = (need: Pick<Need, 'key' | 'position' | 'ask'>): string =>
  need.ask ? pairOf(need).replace(`|${need.ask.value}`, '') : pairOf(need);

/**
 * Ids of the other side's parts, by slot and depth, where the parts of the slots get ids one after another. The sides of an engine
 * have mounts of their own, which nobody buys by twos.
 */
export function twinsOf(
  { key }: Pick<PartTypeSeed, 'key'>,
  slots: readonly Paired[],
  firstId: number,
): (at: number, depth: number) => number | undefined {
  const firsts: number[] = [];
  let id = firstId;
  for (const { depth } of slots) {
    firsts.push(id);
    id += depth;
  }
  const others = new Map<number, number>();
  const seen = new Map<string, number>();
  for (const [at, { pair }] of slots.entries()) {
    const other = seen.get(pair);
    if (other === undefined) seen.set(pair, at);
    else others.set(at, other).set(other, at);
  }
  return (at, depth) => {
    const other = key === 'engine' ? undefined : others.get(at);
    return other === undefined || slots[other]!.depth <= depth ? undefined : firsts[other]! + depth;
  };
}

/** Where each slot's pair stands along the shelf. */
export function placesOf(slots: readonly Pick<Paired, 'pair'>[]): number[] {
  const places = new Map<string, number>();
  return slots.map(({ pair }) => {
    const place = places.get(pair) ?? places.size;
    places.set(pair, place);
    return place;
  });
}

/** Who sells the left one sells the right one, and who asks has a part for each answer. */
export function familiesOf<S extends { readonly need: Need }>(slots: readonly S[]): S[][] {
  const families = new Map<string, S[]>();
  for (const slot of slots) {
    const family = familyOf(slot.need);
    families.set(family, [...(families.get(family) ?? []), slot]);
  }
  return [...families.values()];
}
