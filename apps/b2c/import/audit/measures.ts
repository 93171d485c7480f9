import { readAttributes, readPartTypes } from '../../seed/seedData.ts';

/** What is known of a fact of a part type. */
export interface Measure {
  /** The vehicle decides on it: two parts that differ in it do not fit the same car. */
  readonly isDecisive: boolean;
  /** Between which a size is possible at all; none for what is not measured in a unit. */
  readonly bounds: { readonly least: number; readonly most: number; readonly unit: string } | null;
}

/** How far beyond the sizes that the trade has a size is still believed. */
const slack = 2.5;

/** Facts of which a car takes several: more than the least it needs, or one bulb for each beam. */
const several: ReadonlySet<string> = new Set(['batteries cca', 'headlight-bulbs bulbType']);

/** Facts by part type and id, from what the shop's own types say of them. */
export function readMeasures(): ReadonlyMap<string, Measure> {
  const attributes = new Map(readAttributes().map((attribute) => [attribute.id, attribute]));
  const measures = new Map<string, Measure>();
  for (const { code, attributes: own } of readPartTypes())
    for (const [id, values] of Object.entries(own)) {
      const { measured, unit, values: all } = attributes.get(id)!;
      const numbers = (values ?? all).filter((value): value is number => typeof value === 'number');
      const isNumber = numbers.length > 0;
      measures.set(`${code} ${id}`, {
        isDecisive: (measured ?? isNumber) && !several.has(`${code} ${id}`),
        bounds:
          isNumber && unit
            ? { least: Math.min(...numbers) / slack, most: Math.max(...numbers) * slack, unit }
            : null,
      });
    }
  return measures;
}
