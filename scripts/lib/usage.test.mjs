import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './paths.mjs';

const help = (...args) =>
  execFileSync(process.execPath, args.concat('--help'), { encoding: 'utf8', timeout: 20_000 });

const table = readFileSync(at('scripts', 'run.mjs'), 'utf8');
const commands = [...table.matchAll(/^  '?([a-z:]+)'?: \{ *(?:words|$)/gm)].map(([, name]) => name);

test('every command is asked', () => expect(commands.length).toBeGreaterThan(10));

// Each of these runs for minutes when it is started, and some change files: asking must never start one.
test.each(commands)('npm run %s -- --help says what it takes, and starts nothing', (name) => {
  const text = help(at('scripts', 'run.mjs'), name);
  expect(text.startsWith(`\`npm run ${name}\``)).toBe(true);
  expect(text).not.toContain('»');
});

test.each([
  ['test', 'npm test'],
  ['start', 'npm start'],
  ['demo', 'npm run demo'],
])('%s.mjs --help says what it takes', (script, command) => {
  expect(help(at('scripts', `${script}.mjs`)).startsWith(`\`${command}\``)).toBe(true);
});
