/** Code of texts by where they are in a table. */
export interface WordTree {
  [key: string]: WordTree | string;
}

export function plant(tree: WordTree, [key = '', ...rest]: readonly string[], code: string): void {
  if (rest.length === 0) tree[key] = code;
  else plant((tree[key] ??= {}) as WordTree, rest, code);
}

const isList = (tree: WordTree): boolean => Object.keys(tree).every((key) => /^\d+$/.test(key));

/** An object or a list of the leaves alone. */
export function tableCode(tree: WordTree): string {
  const codes = Object.entries(tree).map(
    ([key, it]) => [key, typeof it === 'string' ? it : tableCode(it)] as const,
  );
  return isList(tree)
    ? `[${codes.map(([, code]) => code).join(', ')}]`
    : `{ ${codes.map(([key, code]) => `${JSON.stringify(key)}: ${code}`).join(', ')} }`;
}

/** An object or a list with other leaves, as an expression. */
export function over(original: string, tree: WordTree): string {
  const entries = Object.entries(tree).map(
    ([key, it]) =>
      [
        JSON.stringify(key),
        typeof it === 'string' ? it : over(`${original}[${JSON.stringify(key)}]`, it),
      ] as const,
  );
  if (entries.length === 0) return original;
  return isList(tree)
    ? `${original}${entries.map(([key, code]) => `.with(${JSON.parse(key)}, ${code})`).join('')}`
    : `{ ...${original}, ${entries.map(([key, code]) => `${key}: ${code}`).join(', ')} }`;
}
