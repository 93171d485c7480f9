import { significant, stemPhrase, type Dictionary } from './dictionary.ts';

/** What a complaint says of the parts that cure it. */
export interface ReadSymptom {
  /** Likeliest first, a few of them. */
  typeIds: readonly number[];
  asksForCode: boolean;
  /** Stems of the text that say it. */
  words: ReadonlySet<string>;
}

const mostTypes = 3;

/** A complaint that a text makes with all its words, in whatever order, form and between whatever others. */
export function readSymptom({ symptoms }: Dictionary, key: string): ReadSymptom {
  const said = significant(key);
  const text = ` ${stemPhrase(key)} `;
  const made = symptoms
    .flatMap(({ words, phrase, typeIds, asksForCode }) => {
      const used = words.length > 1 ? wordsFor(words, said) : wordOf(words, phrase, said, text);
      return used ? [{ typeIds, used, asksForCode }] : [];
    })
    // The one that says most is the one that is meant.
    .sort((a, b) => b.used.length - a.used.length);
  return {
    typeIds: [...new Set(made.flatMap(({ typeIds }) => typeIds))].slice(0, mostTypes),
    asksForCode: made[0]?.asksForCode ?? false,
    words: new Set(made.flatMap(({ used }) => used)),
  };
}

/** For each word of a complaint the said ones that are forms of it. */
function wordsFor(words: readonly string[], said: readonly string[]): string[] | undefined {
  const used = words.map((word) => said.filter((it) => isForm(it, word)));
  return used.every((forms) => forms.length > 0) ? used.flat() : undefined;
}

/** A complaint of which one word tells, 'no start', is meant as it is written, or where nothing else is said. */
function wordOf(words: readonly string[], phrase: string, said: readonly string[], text: string) {
  const isWhole = said.length === 1 && said[0] === words[0];
  return isWhole || text.includes(` ${phrase} `) ? [...words] : undefined;
}

/** 'rechinan' of 'rechina', 'squeaking' of 'squeal': one beginning, endings of a few letters. */
function isForm(a: string, b: string): boolean {
  if (a === b) return true;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same >= 4 && a.length - same <= 4 && b.length - same <= 4;
}
