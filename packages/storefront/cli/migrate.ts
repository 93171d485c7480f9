import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type ts from 'typescript';
import { FORMER, type Former } from '../src/former.ts';
import { NOUNS } from '../src/unknownName.ts';
import { formerNames, type FormerName } from './formerNames.ts';

/** A former name in a file of the shop: replaced, or left to its owner where it has no successor. */
export type Migrated = Omit<FormerName, 'start' | 'end' | 'written'> & { readonly file: string };

const SOURCE = /\.(m?[jt]s|[jt]sx)$/;
const WRITTEN = /^(node_modules|build|dist|\..*)$/;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return WRITTEN.test(entry.name) ? [] : sourcesIn(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });

/** @throws RangeError when the shop has no TypeScript to read its files with */
function compilerOf(root: string): typeof ts {
  try {
    return createRequire(join(root, 'package.json'))('typescript') as typeof ts;
  } catch {
    throw new RangeError(
      "'driveline migrate' reads the shop's files with TypeScript. Install it: npm install --save-dev typescript",
    );
  }
}

/**
 * Writes the present names into the files of a shop.
 * @param former what was renamed and removed
 * @throws RangeError when the shop has no TypeScript
 */
export function migrateFiles(root: string, former: Former = FORMER): Migrated[] {
  const compiler = compilerOf(root);
  return sourcesIn(root).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const names = formerNames(compiler, path, text, former);
    const renamed = names.filter(({ successor }) => successor !== null);
    const migrated = renamed.reduceRight(
      (done, { start, end, written }) => done.slice(0, start) + written + done.slice(end),
      text,
    );
    if (renamed.length > 0) writeFileSync(path, migrated);
    const file = relative(root, path);
    return names.map(({ kind, name, successor, line }) => ({ file, kind, name, successor, line }));
  });
}

/** Says what was written; the exit code is 1 when something is left to do by hand. */
export function migrate(root: string): void {
  const migrated = migrateFiles(root);
  const lines = migrated.map(({ file, line, kind, name, successor }) => {
    const left = `is gone. Take it out; the changelog of @driveline/storefront says what to use instead.`;
    return `${file}:${line}  ${NOUNS[kind]} '${name}' ${successor === null ? left : `is '${successor}' now`}`;
  });
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'Nothing to migrate.'}\n`);
  if (migrated.some(({ successor }) => successor === null)) process.exitCode = 1;
}
