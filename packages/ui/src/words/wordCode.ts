import { compilePlain, compileText, type Compiled } from './compileText.ts';

/**
 * A text of the components as code: a function when its signature is in parentheses, otherwise a string.
 * @param signature as `signatures.ts` has it
 * @throws RangeError naming the message
 */
export function wordCode(id: string, text: string, signature: string): Compiled {
  const given = signature.match(/\w+\??/g) ?? [];
  const names = given.map((name) => name.replace('?', ''));
  if (!signature.startsWith('(')) {
    return { code: JSON.stringify(compilePlain(id, text, names)), helpers: new Set() };
  }
  const optional = names.filter((_, index) => given[index]?.endsWith('?'));
  const { code, helpers } = compileText(id, text, { names, optional });
  // A language may leave the last values out, as English does with the hour that decides the article of a time elsewhere.
  const isUnused = (name = '') => !new RegExp(`\\b${name}\\b`).test(code);
  let taken = signature.replaceAll('?', '');
  for (let last; (last = /, (\w+)\)$/.exec(taken)) && isUnused(last[1]);) {
    taken = `${taken.slice(0, last.index)})`;
  }
  return { code: `${taken} => ${code}`, helpers };
}

/** Makes the helpers that compiled texts of a language call. */
export const helperCode = (locale: string, helpers: ReadonlySet<string>): string =>
  [
    helpers.has('plural') ? `const plural = pluralFor(${JSON.stringify(locale)});` : '',
    helpers.has('grouped') ? `const grouped = countFor(${JSON.stringify(locale)});` : '',
  ].join('\n');
