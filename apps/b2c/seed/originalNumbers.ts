import { createRandom, hashOfText } from '../src/catalog/random.ts';
import { readSheetRules } from './sheet.ts';

/** Vehicles of more makers than these share a size; the others' numbers would only fill the page. */
const mostNumbers = 4;

const digits = '0123456789';
/** Without those that are read as digits. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/**
 * The number under which a maker of vehicles would sell what a key needs: in the form that the maker writes, and made
 * up. It follows from the maker and the key alone, so that a part is numbered without knowing any other.
 */
export function originalNumber(form: string, group: string, key: string): string {
  const random = createRandom(hashOfText('original number', group, key));
  const pick = (from: string) => from[random.int(0, from.length - 1)]!;
  return form.replaceAll(/[#@]/g, (sign) => pick(sign === '#' ? digits : letters));
}

let forms: ReadonlyMap<string, string> | undefined;

/** Of a key's makers, the one with the most vehicles first. */
export function originalNumbersOf(key: string, makers: ReadonlyMap<string, number>): string[] {
  forms ??= new Map(readSheetRules().makes.map(({ group, numbers }) => [group, numbers]));
  return [...makers]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, mostNumbers)
    .map(([group]) => originalNumber(forms!.get(group)!, group, key));
}
