import type { Need } from './keys.ts';

interface Paired {
  readonly pair: string;
}

const side = /left|right/i;

/** A key without its side: left and right share it. */
export const pairOf = ({ key, position }: Pick<Need, 'key' | 'position'>): string =>
  position && side.test(position) ? key.replace(position, position.replace(side, '')) : key;

/** What is dealt out together: both sides, and the parts for either answer where the owner is asked. */
const familyOf = (need: Pick<Need, 'key' | 'position' | 'ask'>): string =>
  need.ask ? pairOf(need).replace(`|${need.ask.value}`, '') : pairOf(need);

/** Where each slot's pair stands along the shelf. */
export function placesOf(slots: readonly Paired[]): number[] {
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
