import type { Dictionary } from './dictionary.ts';

/** A size that a text names: a part needs one of its facet values. */
export interface Size {
  written: string;
  valueIds: readonly number[];
}

/** Sizes that a text names in a way that no word of the catalogue has. */
export interface ReadSizes {
  /** The text without them. */
  rest: string;
  sizes: Size[];
}

/** `205/55R16`: width, height, rim. */
const tire = /\b\d{3}\s*\/\s*\d{2}\s*z?r\s*(\d{2})c?\b/i;
const inches =
  /(\d{1,2}(?:[.,]\d+)?)\s*(?:-\s*)?(?:inch(?:es)?\b|in\b|pulgadas?\b|pulg\b|polegadas?\b|pol\b|["”″])/i;

const millimetersInInch = 25.4;
/** Blades and hoses are sold in round millimetres: 22 inches are the 550 mm one. */
const tolerance = 0.02;

/** Reads tire sizes, which say the rim, and inches, which the catalogue may know in millimetres (PLUS-008). */
export function readSizes({ values }: Dictionary, text: string): ReadSizes {
  const sizes: Size[] = [];
  const take = (pattern: RegExp, idsOf: (size: number) => readonly number[]) => (rest: string) => {
    const match = pattern.exec(rest);
    const ids = match ? idsOf(Number((match[1] ?? '').replace(',', '.'))) : [];
    if (!match || ids.length === 0) return rest;
    sizes.push({ written: match[0], valueIds: ids });
    return rest.replace(match[0], ' ');
  };
  const ofInches = (size: number) => values.get(`${size}in`) ?? [];
  const ofEither = (size: number) => [...ofInches(size), ...lengthsNear(values, size * millimetersInInch)];
  const rest = take(inches, ofEither)(take(tire, ofInches)(text));
  return { rest, sizes };
}

/** All values of about that length in millimetres; the type that is named with it decides which of them is meant. */
function lengthsNear(values: Dictionary['values'], length: number): number[] {
  return [...values].flatMap(([key, ids]) => {
    const millimeters = /^(\d+(?:\.\d+)?)mm$/.exec(key)?.[1];
    const isNear = millimeters !== undefined && Math.abs(Number(millimeters) - length) <= length * tolerance;
    return isNear ? ids : [];
  });
}
