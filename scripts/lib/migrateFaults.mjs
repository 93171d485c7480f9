import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';

const SAID = /^(.+?):(\d+) {2}(slot|prop|section|route|word) '([^']+)' (?:is '([^']+)' now|is gone)/;

const parsed = (output) =>
  output.split('\n').flatMap((words) => {
    const [, file, line, kind, name, successor] = SAID.exec(words) ?? [];
    return file ? [{ file, line: Number(line), kind, name, successor }] : [];
  });

/** A file's text with what was said of its lines. */
function withSaid(text, said) {
  const lines = text.split('\n');
  for (const { line, name, successor } of said)
    if (successor) lines[line - 1] = lines[line - 1].replace(name, successor);
  return lines.join('\n');
}

/**
 * Runs `driveline migrate` in a committed shop, and holds what it changed against what it says.
 * @param {string} folder of the shop
 * @param {{ git: (...args: string[]) => string, pathspec: string[], former: Record<string, Record<string, string | null>> }} options
 *   `former`: every name of it is one that the shop uses
 * @returns {Promise<string[]>} what is wrong
 */
export async function migrateFaults(folder, { git, pathspec, former }) {
  const { output } = await run(['npm', 'exec', '--', 'driveline', 'migrate'], {
    cwd: folder,
    quiet: true,
    env: { NODE_OPTIONS: '' },
  });
  const said = parsed(output);
  const silent = Object.values(former)
    .flatMap((names) => Object.keys(names))
    .filter((name) => !said.some((it) => it.name === name))
    .map((name) => `It said nothing of '${name}':\n${output}`);
  const changed = git('diff', '--name-only', '--', ...pathspec)
    .split('\n')
    .filter(Boolean);
  const named = new Set(said.filter(({ successor }) => successor).map(({ file }) => file));
  const others = changed
    .filter((file) => !named.has(file))
    .map((file) => `${file} changed, and it did not say so.`);
  const wrong = [...named]
    .filter((file) => {
      const ofFile = said.filter((it) => it.file === file);
      return withSaid(git('show', `HEAD:${file}`), ofFile) !== readFileSync(join(folder, file), 'utf8');
    })
    .map((file) => `${file} is not as it said:\n${git('diff', '--', file)}`);
  return [...silent, ...others, ...wrong];
}
