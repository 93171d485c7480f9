import { readAttributes, readPartTypes } from '../seed/seedData.ts';
import { InputFault, type Place } from './inputFault.ts';

type Facts = Readonly<Record<string, string | number>>;

interface Fluid {
  readonly attribute: string;
  readonly content: string;
  readonly grades: readonly (string | number)[];
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
                },
              ] as const,
            ]
          : [],
      ),
    );
  }
  return known.get(code);
}

/** What a container of a fluid holds, as its facts say; null of what is none. */
export function litresOf(code: string, facts: Facts): number | null {
  const fluid = fluidOf(code);
  return fluid ? ((facts[fluid.content] as number | undefined) ?? null) : null;
}

/** @throws InputFault for a grade that no vehicle is said to take, and for a content that is no number of litres */
export function checkFluid(place: Place, code: string, facts: Facts): void {
  const fluid = fluidOf(code);
  if (!fluid) return;
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
