import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../messages/index.ts';
import { localized, type Localized, type Speech } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';

const single = ['front', 'rear', 'left', 'right', 'upper', 'lower', 'upstream', 'downstream'] as const;

const joined: Readonly<Record<string, readonly string[]>> = {
  frontLeft: ['front', 'left'],
  frontRight: ['front', 'right'],
  rearLeft: ['rear', 'left'],
  rearRight: ['rear', 'right'],
};

/** People name a side by who sits there; the shop's markets all drive on the right. */
const seats = JSON.parse(readFileSync(join(packageRoot, 'data', 'seat-words.json'), 'utf8')) as Readonly<
  Record<string, Localized<readonly string[]>>
>;

/** Other words for a position in a language, as a shopper types them. */
export const seatWords = (position: string, speech: Speech): readonly string[] =>
  seats[position] ? localized(seats[position], speech) : [];

/** Every position code, the joined ones included. */
export const positionCodes: readonly string[] = [...single, ...Object.keys(joined)];

const sides = new Map(
  Object.entries(seats).flatMap(([side, words]) =>
    Object.values(words).flatMap((all) => all.map((word): [string, string] => [word, side])),
  ),
);
const isSingle = (word: string) => single.some((it) => it === word);

/** What a position is made of, however it is written; nothing of a text with a word that names none. */
export function positionParts(position: string): ReadonlySet<string> {
  const words = position
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && word !== 'side')
    .map((word) => sides.get(word) ?? word);
  return new Set(words.every(isSingle) ? words : []);
}

/** The one code of a position: 'Left Front', 'front-left' and 'Driver side front' are `frontLeft`. */
export function positionCode(written: string): string | undefined {
  const parts = positionParts(written);
  if (parts.size === 0) return undefined;
  return positionCodes.find((code) => {
    const own = joined[code] ?? [code];
    return own.length === parts.size && own.every((part) => parts.has(part));
  });
}

/**
 * The words of a position in a language, in lower case.
 * @param gender m, f, mp or fp of the noun that it belongs to
 */
export function positionWords(position: string, speech: Speech, gender = 'm'): string {
  const text = textOf(speech);
  return (joined[position] ?? [position])
    .map((part) => {
      const known = single.find((it) => it === part);
      return known ? text(`fit.position.${known}`, { gender }) : part;
    })
    .join(' ');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
