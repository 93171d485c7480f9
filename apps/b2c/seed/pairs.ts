import type { Need } from './keys.ts';

interface Paired {
  readonly pair: string;
}

const side = /left|right/i;

/** A key without its side: left and right share it. */
export const pairOf = ({ key, position }: Pick<Need, 'key' | 'position'>): string =>
  position && side.test(position) ? key.replace(position, position.replace(side, '')) : key;

/** Where each slot's pair stands along the shelf. */
export function placesOf(slots: readonly Paired[]): number[] {
  const places = new Map<string, number>();
  return slots.map(({ pair }) => {
    const place = places.get(pair) ?? places.size;
    places.set(pair, place);
    return place;
  });
}

/** Who sells the left one sells the right one. */
export function twinsOf<S extends Paired>(slots: readonly S[]): S[][] {
  const pairs = new Map<string, S[]>();
  for (const slot of slots) pairs.set(slot.pair, [...(pairs.get(slot.pair) ?? []), slot]);
  return [...pairs.values()];
}
