import { searchKey } from '../catalog/searchKey.ts';

/**
 * How people write what a fluid meets, without spaces: 'VW 504 00/507 00' is 'vw50400', '507.00' and '504507' too,
 * 'MB 229.5' is '2295' and 'GM dexos1' 'dexos'. Who asks for it may be left out, but from a code as short as 'C3', which is
 * a car as well.
 */
export function codeKeys(name: string): ReadonlySet<string> {
  const words = name.split(' ');
  const at = words.findIndex((word, index) => index === words.length - 1 || !/^\p{L}+$/u.test(word));
  const [maker, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const [first = '', ...others] = rest.split('/');
  const codes = [first, ...others.map((other) => likeFirst(first, other))];
  const joined = codes.map(shorter).join(' ');
  const withMaker = [rest, joined, ...codes, ...codes.map(shorter)].map((code) => `${maker} ${code}`);
  const bare = [rest, joined, ...codes.flatMap(callings)].flatMap(spellings).filter(isTelling);
  const named = spellings(name);
  // A word alone, as an import may have it, is none.
  if (!/\d/.test(name)) return new Set(maker ? named : []);
  return new Set([...named, ...withMaker.flatMap(spellings), ...bare]);
}

/** '961' after 'WSS-M2C946' is 'WSS-M2C961'. */
const likeFirst = (first: string, other: string) =>
  /^\d+$/.test(other) && /\p{L}\d+$/u.test(first) ? first.slice(0, -other.length) + other : other;

/** '504 00' is called 504, 'WSS-M2C948-B' WSS-M2C948, and 'LL-17 FE+' LL-17. */
const shorter = (code: string) => code.replace(/(?: 00|-\p{L}| \p{L}+\+|-\d\p{L}+)$/u, '');

/** A code, its beginning, its end, and what it is short for. */
const callings = (code: string): string[] =>
  [code, shorter(code)].flatMap((it) => [
    it,
    it.replace(/^\p{L}+-(?=\p{L})/u, ''),
    it.replace(/(?<=\p{L}{4})\d+$/u, ''),
    it.replace(/^LL-/, 'Longlife '),
  ]);

/** With its points, without them, and with points for its spaces. */
function spellings(words: string): string[] {
  const key = searchKey(words);
  const written = [key, key.replaceAll('.', ''), key.replaceAll(/(?<=\d) (?=\d)/g, '.')];
  return written.map((it) => it.replaceAll(' ', ''));
}

/** Four letters and digits that are no year, or five letters: nobody types them for something else. */
const isTelling = (key: string) =>
  key.length >= 4 && !/^(?:19|20)\d\d$/.test(key) && (/\d/.test(key) || key.length >= 5);
