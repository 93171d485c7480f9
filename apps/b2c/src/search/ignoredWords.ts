import { searchKey } from '../catalog/searchKey.ts';

/** Pictures among letters; '™' beside a brand says nothing and is none. */
const picture =
  /(?![©®™])\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]*/gu;
const letter = /[\p{L}\p{N}]/u;

/**
 * What of a text had no part in its search, as it was typed and in its order: the given words, which are search keys,
 * and pictures.
 */
export function ignoredWords(text: string, words: ReadonlySet<string>): string[] {
  const ignored = text.split(/\s+/).flatMap((typed) => {
    const keys = searchKey(typed).split(' ').filter(Boolean);
    const isIgnored = keys.length > 0 && keys.every((key) => words.has(key));
    return [...(isIgnored ? [withoutEdges(typed)] : []), ...(typed.match(picture) ?? [])];
  });
  return [...new Set(ignored)];
}

/** A word without the signs around it; inches keep theirs. */
function withoutEdges(typed: string): string {
  const signs = [...typed];
  const from = signs.findIndex((sign) => letter.test(sign));
  const to = signs.findLastIndex((sign) => letter.test(sign) || '"”″'.includes(sign));
  return signs.slice(from, to + 1).join('');
}
