export const FENCE = /^( *)```([^\n]*)\n([\s\S]*?)^\1```$/gm;

/**
 * Fenced blocks of a text. Its info string says what is done with one:
 * - `sh`: every command is checked; with `run` it is run
 * - `ts`, `tsx`: type-checked against the packages; with `run` it also runs in Node and in Vite (step `packages`)
 * - `json`: parsed
 * - any of them with `file=path`: an excerpt, compared with that file
 * - `diff`: applied by addingAnEndpoint.test.mjs; `text`: a drawing, nothing to follow
 * @returns {{ kind: string, flags: string[], of?: string, code: string, line: number }[]}
 */
export const blocksOf = (text) =>
  [...text.matchAll(FENCE)].map(({ index, 1: indent, 2: info, 3: body }) => {
    const [kind = '', ...words] = info.trim().split(/\s+/);
    return {
      kind,
      flags: words.filter((word) => !word.includes('=')),
      of: words.find((word) => word.startsWith('file='))?.slice('file='.length),
      code: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, index).split('\n').length,
    };
  });

/**
 * TypeScript of a text that is no excerpt, as files of one folder: a first line `// pages/ourStory.tsx` names one, so
 * that another can import it.
 * @returns {{ path: string, code: string, flags: string[], line: number }[]}
 */
export const modulesOf = (blocks) =>
  blocks
    .filter(({ kind, of }) => (kind === 'ts' || kind === 'tsx') && !of)
    .map(({ kind, code, flags, line }) => {
      const [, named] = /^\/\/ ([\w./-]+\.m?tsx?)\b/.exec(code) ?? [];
      return { path: named ?? `line${line}.${kind}`, code: `${code}\nexport {};\n`, flags, line };
    });
