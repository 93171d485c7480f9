export const FENCE = /^( *)```([^\n]*)\n([\s\S]*?)^\1```$/gm;

/**
 * Fenced blocks of a text. Its info string says what is done with one:
 * - `sh run`: each command is checked and run, in the order of the text, by `followGuides.mjs`; with `fails` it has to end with an
 *   error; `sh not-run: reason` is checked only
 * - `ts`, `tsx`: type-checked against the packages; with `run` it also runs in Node and in Vite, with `browser` in one (step
 *   `packages`). Of a text with `sh run`, a block whose first line names a file becomes that file
 * - `text page=/path`: words that the page shows then, with `status=404` where it is not 200; `text output`: words that the
 *   command before printed; other `text` is a drawing, nothing to follow
 * - `csv writes=path`, `xml writes=path`: becomes that file, which the sentence before names
 * - `json`: parsed
 * - any of them with `file=path`: an excerpt, compared with that file
 * - `diff`: applied, by addingAnEndpoint.test.mjs or to the clone in which a guide is followed
 * @returns {{ kind: string, flags: string[], of?: string, writes?: string, page?: string, status?: number, reason?: string, code: string, line: number }[]}
 */
export const blocksOf = (text) =>
  [...text.matchAll(FENCE)].map(({ index, 1: indent, 2: info, 3: body }) => {
    const [said, reason] = info.trim().split(/\s+not-run:\s*/);
    const [kind = '', ...words] = said.split(/\s+/);
    const valueOf = (name) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
    return {
      kind,
      flags: words.filter((word) => !word.includes('=')),
      of: valueOf('file'),
      writes: valueOf('writes'),
      page: valueOf('page'),
      status: Number(valueOf('status') ?? 200),
      reason,
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
