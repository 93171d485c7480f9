import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Words = Readonly<Record<string, string>>;

/**
 * The ICU messages of a folder, by locale and id. The file of a further region has what it says otherwise (`es-US`): the
 * rest is that of the file of its language with most texts (`es-MX`).
 */
export function wholeWords(folder: string): Readonly<Record<string, Words>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Words;
  const files = names.toSorted().map((name) => [basename(name, '.json'), read(name)] as const);
  const sizeOf = (words: Words) => Object.keys(words).length;
  const baseOf = (locale: string, own: Words) =>
    files
      .filter(([other]) => other.split('-')[0] === locale.split('-')[0])
      .reduce((base, [, words]) => (sizeOf(words) > sizeOf(base) ? words : base), own);
  return Object.fromEntries(files.map(([locale, own]) => [locale, { ...baseOf(locale, own), ...own }]));
}
