import { format, resolveConfig } from 'prettier';
import { argumentsOf } from '../../../packages/ui/src/words/compileText.ts';
import { wholeWords } from '../../../packages/storefront/vite/wholeWords.ts';
import { at } from '../paths.mjs';

/** `en-US` as names of exports have it: `enUS`. */
export const nameOf = (locale) => locale.replace('-', '');

/** @returns {Record<string, Record<string, string>>} ICU messages of a package, by locale and id */
export const messagesOf = (folder) => wholeWords(at(folder, 'messages'));

/** What a language may take for its grammar: Spanish says 'a la 1:00' by the hour, 'el 3 de diciembre' but 'mañana'. */
const OF_GRAMMAR = ['hour', 'dayKind'];

/**
 * Where languages differ in what they have to have alike: ids, and the arguments of each text.
 * @param {Record<string, Record<string, string>>} words by locale and id
 * @param {{ ids?: RegExp, arguments?: RegExp }} own ids that a language may have for itself, and those whose arguments differ
 * @returns {string[]}
 */
export function differences(words, own = {}) {
  const { 'en-US': original, ...others } = words;
  const argumentsIn = (id, text) =>
    argumentsOf(id, text)
      .filter((name) => !OF_GRAMMAR.includes(name))
      .toSorted()
      .join(', ');
  return Object.entries(others).flatMap(([locale, texts]) => [
    ...Object.keys(original)
      .filter((id) => !Object.hasOwn(texts, id) && !own.ids?.test(id))
      .map((id) => `${locale} lacks ${id}`),
    ...Object.keys(texts)
      .filter((id) => !Object.hasOwn(original, id) && !own.ids?.test(id))
      .map((id) => `${locale} has ${id}, which en-US lacks`),
    ...Object.entries(texts)
      .filter(([id]) => Object.hasOwn(original, id) && !own.arguments?.test(id))
      .map(([id, text]) => [id, argumentsIn(id, text), argumentsIn(id, original[id])])
      .filter(([, taken, originally]) => taken !== originally)
      .map(([id, taken, originally]) => `${locale} ${id} takes {${taken}}, en-US {${originally}}`),
  ]);
}

const keyOf = (key) => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));

/**
 * Code of an object, from the code of its leaves. Names that are numbers make a list.
 * @param {(readonly [path: readonly string[], code: string])[]} leaves
 */
export function tableOf(leaves) {
  const groups = new Map();
  for (const [[key, ...rest], code] of leaves) groups.set(key, [...(groups.get(key) ?? []), [rest, code]]);
  const codeOf = (inner) => (inner[0][0].length === 0 ? inner[0][1] : tableOf(inner));
  return groups.has('0')
    ? `[${[...groups.values()].map(codeOf).join(', ')}]`
    : `{ ${[...groups].map(([key, inner]) => `${keyOf(key)}: ${codeOf(inner)}`).join(', ')} }`;
}

/** A file of words as this repository formats it, with a line that says where its words are edited. */
export async function writtenFile(path, code, source) {
  const options = await resolveConfig(at(path));
  const text = `// Written by 'npm run messages' from ${source}: edit that.\n${code}`;
  return { path, text: await format(text, { ...options, filepath: at(path) }) };
}
