import type { ServerMarket } from '../src/markets/serverMarket.ts';
import type { AttributeValue, Facts, PartTypeSeed } from './seedData.ts';
import type { TypeEntry } from './taxonomy.ts';

/** Whether a market sells a fluid in a container of that content; one that does not say sells every one. */
const sells = ({ terms: { seed } }: ServerMarket, attribute: string, content: unknown): boolean =>
  seed === 'none' || (seed.containers?.[attribute]?.includes(Number(content)) ?? true);

/** Contents that some market sells; every value of an attribute that is no content. */
export const soldSomewhere = (
  markets: readonly ServerMarket[],
  { container }: Pick<PartTypeSeed, 'container'>,
  attribute: string,
  values: readonly AttributeValue[],
): readonly AttributeValue[] =>
  attribute === container
    ? values.filter((value) => markets.some((market) => sells(market, attribute, value)))
    : values;

/** Markets that sell a part: a quart of oil is on no shelf where oil comes by the litre. */
export const marketsOf = (
  markets: readonly ServerMarket[],
  { container }: Pick<PartTypeSeed, 'container'>,
  facts: Facts,
): readonly ServerMarket[] =>
  container === undefined ? markets : markets.filter((market) => sells(market, container, facts[container]));

interface Bottle {
  /** What its maker sells in each of the containers: all of them are alike but for their content. */
  line: string;
  /** Along the shelf of makers. */
  index: number;
  held: Facts;
}

const gradesOf = ({ attributes, seed }: TypeEntry) => attributes.find((it) => it.seed.id !== seed.container)!;
const contentsOf = ({ attributes, seed }: TypeEntry) =>
  attributes.find((it) => it.seed.id === seed.container)!;

/** How many parts of one maker a type has whose every grade is sold in every container; none for other types. */
export const bottlesOf = (type: TypeEntry): number | undefined =>
  type.seed.container === undefined ? undefined : gradesOf(type).raw.length * contentsOf(type).raw.length;

/**
 * Where the parts of a type that fits no vehicle by its key stand along its shelf. As long as not all of a maker's
 * bottles have a place, each grade comes in all its containers before the next one: so every market sells one.
 */
export function placesTaken(type: TypeEntry, parts: number): readonly number[] {
  const each = bottlesOf(type);
  const whole = each === undefined ? parts : parts - (parts % each);
  const places = Array.from({ length: whole }, (_, place) => place);
  if (each === undefined || whole === parts) return places;
  const [grades, contents] = [gradesOf(type).raw.length, contentsOf(type).raw.length];
  const some = Array.from(
    { length: parts - whole },
    (_, at) => whole + (at % contents) * grades + Math.floor(at / contents),
  );
  return [...places, ...some.sort((a, b) => a - b)];
}

/** The bottles of a type in their order: each grade in the first container, in the second …, then of another maker. */
export function bottleAt(type: TypeEntry, place: number): Bottle | undefined {
  if (type.seed.container === undefined) return undefined;
  const [grades, contents] = [gradesOf(type), contentsOf(type)];
  const [count, each] = [grades.raw.length, contents.raw.length];
  const grade = place % count;
  const maker = Math.floor(place / (count * each));
  const held = {
    [grades.seed.id]: grades.raw[grade]!,
    [contents.seed.id]: contents.raw[Math.floor(place / count) % each]!,
  };
  return { line: `${type.seed.code}|${grades.raw[grade]}|${maker}`, index: grade + maker, held };
}
