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
  /** What it has several values of. */
  lists: Facts;
}

const gradesOf = ({ attributes, seed }: TypeEntry) => attributes.find((it) => it.seed.id !== seed.container)!;
const contentsOf = ({ attributes, seed }: TypeEntry) =>
  attributes.find((it) => it.seed.id === seed.container)!;

/** How many parts of one maker a type has whose every grade is sold in every container; none for other types. */
export const bottlesOf = (type: TypeEntry): number | undefined =>
  type.seed.container === undefined ? undefined : gradesOf(type).raw.length * contentsOf(type).raw.length;

/** What a maker fills beside the grade. */
const sortAt = ({ seed: { fluid } }: TypeEntry, grade: number | string, maker: number): Facts => {
  const sorts = fluid?.sorts?.[grade] ?? [];
  return sorts[Math.min(maker, sorts.length - 1)] ?? {};
};

/** Whether a maker's bottles of a grade meet what those of no maker before it do: some car takes no other. */
function isAlone({ seed: { fluid } }: TypeEntry, grade: number | string, maker: number): boolean {
  if (maker === 0) return true;
  const lists = (fluid?.sorts?.[grade] ?? []).map(({ approvals }) => String(approvals).split(' '));
  const before = new Set(lists.slice(0, maker).flat());
  return lists[maker]?.some((approval) => !before.has(approval)) ?? false;
}

/** How many parts of a type there are that a car may need, from as few makers as have them; none for other types. */
export function needfulOf(type: TypeEntry): number | undefined {
  const each = bottlesOf(type);
  if (each === undefined) return undefined;
  const { fluid } = type.seed;
  const makers = Array.from({ length: fluid?.makers ?? 1 }, (_, maker) => maker);
  const grades = gradesOf(type).raw.flatMap((grade) => makers.filter((maker) => isAlone(type, grade, maker)));
  return grades.length * contentsOf(type).raw.length;
}

/**
 * Where the parts of a type that fits no vehicle by its key stand along its shelf. As long as not all of a maker's
 * bottles have a place, each grade comes in all its containers before the next one: so every market sells one. What one
 * maker alone has comes before a second maker of anything else.
 */
export function placesTaken(type: TypeEntry, parts: number): readonly number[] {
  const each = bottlesOf(type);
  if (each === undefined) return Array.from({ length: parts }, (_, place) => place);
  const [grades, contents] = [gradesOf(type).raw, contentsOf(type).raw];
  const makers = Math.max(Math.ceil(parts / each), type.seed.fluid?.makers ?? 1);
  const places = Array.from({ length: makers }, (_, maker) => maker).flatMap((maker) =>
    grades.flatMap((grade, at) =>
      contents.map((_, content) => ({
        place: maker * each + content * grades.length + at,
        isFirst: isAlone(type, grade, maker),
      })),
    ),
  );
  return [...places.filter(({ isFirst }) => isFirst), ...places.filter(({ isFirst }) => !isFirst)]
    .slice(0, parts)
    .map(({ place }) => place)
    .sort((a, b) => a - b);
}

/** The bottles of a type in their order: each grade in the first container, in the second …, then of another maker. */
export function bottleAt(type: TypeEntry, place: number): Bottle | undefined {
  if (type.seed.container === undefined) return undefined;
  const [grades, contents] = [gradesOf(type), contentsOf(type)];
  const [count, each] = [grades.raw.length, contents.raw.length];
  const grade = grades.raw[place % count]!;
  const maker = Math.floor(place / (count * each));
  const sort = Object.entries(sortAt(type, grade, maker));
  const isList = ([id]: [string, unknown]) => type.lists.some((list) => list.id === id);
  const held = {
    ...Object.fromEntries(sort.filter((fact) => !isList(fact))),
    [grades.seed.id]: grade,
    [contents.seed.id]: contents.raw[Math.floor(place / count) % each]!,
  };
  return {
    line: `${type.seed.code}|${grade}|${maker}`,
    index: (place % count) + maker,
    held,
    lists: Object.fromEntries(sort.filter(isList)),
  };
}
