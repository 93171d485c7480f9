import type { Random } from '../src/catalog/random.ts';
import type { Facts, PartTypeSeed } from './seedData.ts';
import { shareOf } from './sheet.ts';
import type { Slot } from './slots.ts';
import type { FacetValue, TypeEntry } from './taxonomy.ts';

interface Fact {
  readonly value: FacetValue;
  readonly raw: number | string;
}

interface Wanted {
  /** Which of its shelf: the first attribute varies along it, so that no shelf of cables is without a red one. */
  readonly index: number;
  /** What the part is held to: by its key, or as a container of one grade. */
  readonly held: Facts;
  readonly slot: Slot | null;
  readonly random: Random;
}

/** A fact for each attribute of a type: what a part is held to, else what is drawn; none that contradicts another. */
export function pickFacts(type: TypeEntry, { index, held, slot, random }: Wanted): Fact[] {
  const known: Record<string, number | string> = { ...held };
  return type.attributes.map((attribute, i) => {
    const { id } = attribute.seed;
    const { values, raw } = attribute;
    const drawn = random.int(0, values.length - 1);
    const own = known[id] === undefined ? undefined : indexOf(attribute, known[id], slot);
    const wanted = (slot && measuredBy(attribute, slot)) ?? (i === 0 ? index % values.length : drawn);
    const isFree = (at: number) =>
      slot?.need.never[id] !== raw[at] && !isExcluded(type.seed, { ...known, [id]: raw[at]! });
    const free = raw.findIndex((_, step) => isFree((wanted + step) % raw.length));
    const at = own ?? (wanted + Math.max(0, free)) % raw.length;
    known[id] = raw[at]!;
    return { value: values[at]!, raw: raw[at]! };
  });
}

/** Whether a part with those facts contradicts itself: a hydraulic shock has no single tube. */
export const isExcluded = ({ excludes = [] }: Pick<PartTypeSeed, 'excludes'>, facts: Facts): boolean =>
  excludes.some((pair) => Object.entries(pair).every(([id, value]) => facts[id] === value));

function indexOf({ seed, raw }: TypeEntry['attributes'][number], fact: number | string, slot: Slot | null) {
  const at = raw.indexOf(fact);
  if (at < 0)
    throw new Error(`${seed.id} has no value ${fact}, which ${slot?.key ?? 'a container'} asks for.`);
  return at;
}

/** Which value of a measured attribute the size of a car leads to; null where makers differ. */
function measuredBy({ seed, raw }: TypeEntry['attributes'][number], { pair, need }: Slot): number | null {
  const isNumber = typeof raw[0] === 'number';
  if (!(seed.measured ?? isNumber)) return null;
  const share = shareOf(pair, seed.id);
  return Math.min(
    raw.length - 1,
    Math.floor((isNumber ? need.size * 0.8 + share * 0.2 : share) * raw.length),
  );
}
