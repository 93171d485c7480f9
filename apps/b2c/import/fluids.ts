import { readAttributes, readPartTypes } from '../seed/seedData.ts';
import { InputFault, type Place } from './inputFault.ts';

type Facts = Readonly<Record<string, string | number>>;

interface Fluid {
  readonly attribute: string;
  readonly content: string;
  readonly grades: readonly (string | number)[];
  /** What a container may name several of: what an oil meets. */
  readonly lists: readonly string[];
}

/** A tank on a pallet. */
const mostLitres = 1000;

let known: ReadonlyMap<string, Fluid> | undefined;

function fluidOf(code: string): Fluid | undefined {
  if (!known) {
    const values = new Map(readAttributes().map((it) => [it.id, it.values]));
    const valuesOf = (id: string) => values.get(id)!.map((it) => (typeof it === 'number' ? it : it.code));
    known = new Map(
      readPartTypes().flatMap(({ code: own, attributes, fluid, container = '' }) =>
        fluid
          ? [
              [
                own,
                {
                  attribute: fluid.attribute,
                  content: container,
                  grades: attributes[fluid.attribute] ?? valuesOf(fluid.attribute),
                  lists: Object.keys(attributes).filter(isList),
                },
              ] as const,
            ]
          : [],
      ),
    );
  }
  return known.get(code);
}

let lists: ReadonlyMap<string, readonly string[]> | undefined;

/** Codes by attribute, of those of which a part has several. */
function readLists(): ReadonlyMap<string, readonly string[]> {
  lists ??= new Map(
    readAttributes()
      .filter(({ many }) => many)
      .map(({ id, values }) => [
        id,
        values.flatMap((value) => (typeof value === 'object' ? [value.code] : [])),
      ]),
  );
  return lists;
}

/** Whether a part has several values of an attribute. */
export const isList = (attribute: string): boolean => readLists().has(attribute);

/** The values by which shelves filter: each of a list. */
export const valuesIn = (attribute: string, value: string | number): readonly (string | number)[] =>
  isList(attribute) ? String(value).split(' ').filter(Boolean) : [value];

/** What a container of a fluid holds, as its facts say; null of what is none. */
export function litresOf(code: string, facts: Facts): number | null {
  const fluid = fluidOf(code);
  return fluid ? ((facts[fluid.content] as number | undefined) ?? null) : null;
}

/** @throws InputFault for a grade that no vehicle is said to take, an approval that none is said to ask for, and for a content that is no number of litres */
export function checkFluid(place: Place, code: string, facts: Facts): void {
  const fluid = fluidOf(code);
  if (!fluid) return;
  for (const id of fluid.lists) {
    const codes = readLists().get(id)!;
    const strange = String(facts[id] ?? codes[0])
      .split(' ')
      .find((it) => !codes.includes(it));
    if (strange !== undefined)
      throw new InputFault(
        place,
        `${id} has '${strange}'; write some of these, with a space between: ${codes.join(', ')}`,
      );
  }
  const { attribute, content, grades } = fluid;
  const [grade, litres] = [facts[attribute], facts[content]];
  if (grade !== undefined && !grades.includes(grade))
    throw new InputFault(place, `${attribute} is '${grade}'; ${code} have ${grades.join(', ')}`);
  if (litres !== undefined && !(typeof litres === 'number' && litres > 0 && litres <= mostLitres))
    throw new InputFault(
      place,
      `${content} is '${litres}'; write litres, a number above 0 and at most ${mostLitres}`,
    );
}
