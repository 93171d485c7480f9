import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchKey } from '../catalog/searchKey.ts';
import { localized, type Localized, type Speech } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';

type Phrases = Readonly<Record<string, readonly string[]>>;

/**
 * A complaint, as people of a language word it, and the part types that cure it, likeliest first; of the engine light
 * the code would tell more.
 */
type SymptomEntry = Phrases & { readonly types: readonly string[]; readonly asks?: readonly 'code'[] };
/** What shops for cars sell and this catalogue does not, and the part types next to it. */
type NotSoldEntry = Phrases & { readonly near: readonly string[] };
/** What people call parts of several types by one word: the rear 'balatas' of a car are pads or shoes. */
type SharedEntry = Phrases & { readonly types: readonly string[] };

interface TroubleCode {
  /** Whole codes, or their beginnings: 'P03' is of the ignition whatever follows. */
  readonly codes: readonly string[];
  readonly types: readonly string[];
  /** Of the parts, where the code tells it: the sensor behind the converter. */
  readonly positions?: readonly string[];
  /** '{digit}' is the code's last one: the cylinder of P0302. */
  readonly means: Localized;
  /** What to look at before anything is bought. */
  readonly checks: Localized;
}

const read = <T>(name: string): T => JSON.parse(readFileSync(join(packageRoot, 'data', name), 'utf8')) as T;

const symptoms = read<readonly SymptomEntry[]>('symptoms.json');
const notSold = read<readonly NotSoldEntry[]>('not-sold.json');
const shared = read<readonly SharedEntry[]>('shared-words.json');
const troubleCodes = read<readonly TroubleCode[]>('trouble-codes.json');
const languages = read<Readonly<Record<string, readonly string[]>>>('search-languages.json');

/** The languages in which a market's shoppers search: its own first, then those that many speak at home. */
export const searchSpeeches = (market: string, own: Speech): readonly Speech[] => [
  own,
  ...(languages[market] ?? []).map((locale) => ({ locale, defaultLocale: own.locale })),
];

export interface WordedTypes {
  term: string;
  key: string;
  /** Codes of part types. */
  types: readonly string[];
  asksForCode: boolean;
}

export const symptomsIn = (speeches: readonly Speech[]): WordedTypes[] =>
  phrasesIn(speeches, symptoms, ({ types }) => types);

export const notSoldIn = (speeches: readonly Speech[]): WordedTypes[] =>
  phrasesIn(speeches, notSold, ({ near }) => near);

export const sharedIn = (speeches: readonly Speech[]): WordedTypes[] =>
  phrasesIn(speeches, shared, ({ types }) => types);

function phrasesIn<T extends Phrases>(
  speeches: readonly Speech[],
  entries: readonly T[],
  typesOf: (entry: T) => readonly string[],
): WordedTypes[] {
  return speeches.flatMap((speech) =>
    entries.flatMap((entry) => {
      const { types: _types, near: _near, asks = [], ...phrases } = entry;
      return localized(phrases as Phrases, speech).map((term) => ({
        term,
        key: searchKey(term),
        types: typesOf(entry),
        asksForCode: asks.includes('code'),
      }));
    }),
  );
}

export interface KnownCode {
  code: string;
  /** As the text has it. */
  written: string;
  types: readonly string[];
  positions: readonly string[];
  means: Localized;
  checks: Localized;
  /** The list has this code, and not only its family. */
  isExact: boolean;
}

/** The trouble code (SAE J2012) of a car's computer that a text holds: 'P0420', 'p-0420'. */
export function troubleCodeIn(text: string): KnownCode | undefined {
  const match = /(?<![\p{L}\p{N}])([PCBU])-?(\d{4})(?![\p{L}\p{N}])/iu.exec(text);
  if (!match) return undefined;
  const code = `${match[1]}${match[2]}`.toUpperCase();
  const [best] = troubleCodes
    .flatMap((entry) => entry.codes.map((start) => ({ entry, start })))
    .filter(({ start }) => code.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length);
  if (!best) return undefined;
  const { types, positions = [], means, checks } = best.entry;
  return {
    code,
    written: match[0],
    types,
    positions,
    means: withDigit(means, code),
    checks: withDigit(checks, code),
    isExact: best.start === code,
  };
}

const withDigit = (table: Localized, code: string): Localized =>
  Object.fromEntries(
    Object.entries(table).map(([locale, words]) => [locale, words.replaceAll('{digit}', code.slice(-1))]),
  );
