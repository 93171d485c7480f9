import { partNumberKey, searchKey } from '../src/catalog/searchKey.ts';
import { InputFault, type Place } from './inputFault.ts';

/** One statement of a file, checked, ready to wait in the tables of the import. `key` names the part. */
export type Staged = Place & { readonly key: string } & (
    | ({ readonly table: 'part' } & StagedPart)
    | ({ readonly table: 'price' } & StagedPrice)
    | ({ readonly table: 'application' } & StagedApplication)
    | ({ readonly table: 'stock' } & StagedStock)
  );

export interface StagedPart {
  readonly brand: string;
  readonly partNumber: string;
  /** Null where the file has no place for them: the part keeps its own. */
  readonly originalNumbers: readonly string[] | null;
  readonly typeId: number;
  readonly title: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly position: string | null;
  readonly picture: string | null;
  readonly weightGrams: number;
  readonly warrantyMonths: number;
  readonly hazmat: boolean;
  readonly universal: boolean;
}

export interface StagedPrice {
  readonly market: string;
  readonly listMinor: number;
  readonly saleMinor: number | null;
  readonly coreMinor: number;
}

export interface StagedApplication {
  readonly market: string;
  readonly modelId: number;
  readonly y0: number;
  readonly y1: number;
  readonly engineId: number | null;
  readonly conditions: readonly { question: string; value: string }[];
  readonly position: string | null;
  readonly quantity: number;
}

export interface StagedStock {
  readonly market: string;
  readonly storeId: number;
  readonly onHand: number;
}

/** What one record of a file says: an item of PIES is a part with its prices. */
export interface Reading extends Place {
  readonly rows: readonly Staged[];
  /** What of it the shop does not take, and why, as a person reads it. */
  readonly passed?: readonly string[];
}

export const slugOf = (name: string): string => searchKey(name).replaceAll(/[ .]+/g, '-');

/** @throws InputFault for a brand or part number without a letter or digit */
export function partKey(place: Place, brand: string, partNumber: string): string {
  const [slug, number] = [slugOf(brand), partNumberKey(partNumber)];
  if (slug === '') throw new InputFault(place, `the brand is '${brand}'`);
  if (number === '') throw new InputFault(place, `the part number is '${partNumber}'`);
  return `${slug}/${number}`;
}

/** @throws InputFault for what the database cannot keep, or finds nothing by */
export function checkText(place: Place, name: string, text: string, most = 200): string {
  if (text.includes('\0')) throw new InputFault(place, `${name} has a NUL character`);
  if (text.length <= most) return text;
  throw new InputFault(place, `${name} has ${text.length} characters; write at most ${most}`);
}

/** Most characters of a title, an address or a list of conditions. */
export const longest = 2000;

/** Facts as the shop stores them: numbers as numbers. A fact that the type does not have is a mistake in its name. */
export function factOf(text: string): string | number {
  return /^-?\d{1,7}(?:\.\d{1,4})?$/.test(text) ? Number(text) : text;
}

/** @throws InputFault for what a browser cannot ask for */
export function pictureOf(place: Place, text: string): string | null {
  if (text === '') return null;
  if (/^\/(?!\/)\S*$/.test(text)) return text;
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return new URL(text).href;
  throw new InputFault(place, `the picture is '${text}'; write an address that begins with https:// or /`);
}

const mostOriginalNumbers = 40;

/**
 * OE numbers, which a semicolon parts.
 * @throws InputFault for one that nobody could search for
 */
export function originalNumbersOf(place: Place, text: string): string[] {
  const numbers = text.split(';').flatMap((number) => number.trim() || []);
  const wrong = numbers.find(
    (number) =>
      !/^[\dA-Za-z][\dA-Za-z ./-]*$/.test(number) || !/^(?=.*\d{3}).{5,20}$/.test(partNumberKey(number)),
  );
  if (wrong !== undefined)
    throw new InputFault(
      place,
      `OE number '${wrong}'; write 5 to 20 letters and digits, three digits in a row among them, with spaces, dots, dashes or slashes`,
    );
  if (numbers.length > mostOriginalNumbers)
    throw new InputFault(
      place,
      `there are ${numbers.length} OE numbers; write at most ${mostOriginalNumbers}`,
    );
  return [...new Map(numbers.map((number) => [partNumberKey(number), number])).values()];
}
