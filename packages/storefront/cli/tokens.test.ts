import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrandTheme, ironbay } from '@driveline/ui/themes';
import { exportTokens, themeFile } from '@driveline/ui/tokens';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOf } from '../src/packageFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'driveline-tokens-'));
  mkdirSync(join(root, 'brands', 'acme'), { recursive: true });
  mkdirSync(join(root, 'node_modules', '@driveline'), { recursive: true });
  symlinkSync(folderOf('@driveline/ui'), join(root, 'node_modules', '@driveline', 'ui'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(root, 'shop.config.ts'),
    "import { theme } from './brands/acme/theme.ts';\nexport const shop = { brands: { acme: { theme } }, markets: [] };\n",
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const decisions = {
  name: 'acme',
  ink: '#1a2230',
  paper: '#f4f6f9',
  brand: '#c8102e',
  onBrand: '#ffffff',
  accent: '#0b57b8',
  radius: 'round',
  fonts: { body: 'Acme, sans-serif', faces: [{ family: 'Acme', weight: '400', file: 'acme.woff2' }] },
} as const;

const theme = () => join(root, 'brands', 'acme', 'theme.ts');
const themeText = () => readFileSync(theme(), 'utf8');
const writeTokens = (document: unknown) => writeFileSync(join(root, 'tokens.json'), JSON.stringify(document));

function driveline(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@driveline/source', join(import.meta.dirname, 'main.ts'), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, stdout, stderr };
}
const importTokens = (...more: string[]) =>
  driveline('tokens', 'import', 'tokens.json', '--brand', 'acme', ...more);

test('[PLUS-030][PLUS-049] what a brand exports makes the same theme again, also by way of Figma', () => {
  writeFileSync(theme(), themeFile(decisions));
  for (const form of [[], ['--figma']]) {
    const { status, stdout } = driveline('tokens', 'export', '--brand', 'acme', ...form);
    expect(status).toBe(0);
    writeTokens(JSON.parse(stdout));
    expect(importTokens()).toEqual({ status: 0, stdout: 'Nothing changed.\n', stderr: '' });
    expect(themeText()).toBe(themeFile(decisions));
  }
});

test('[PLUS-030] decisions and roles that changed are named', () => {
  writeFileSync(theme(), themeFile(decisions));
  const changed = { ...decisions, accent: '#7a1f1f', radius: 'tight', dark: { focus: '#ffffff' } } as const;
  writeTokens(exportTokens(createBrandTheme(changed)));
  expect(importTokens().stdout.split('\n')).toEqual([
    'accent: #0b57b8 → #7a1f1f',
    'radius: round → tight',
    'dark.focus: (not set) → #ffffff',
    `Wrote ${theme()}.`,
    '',
  ]);
  expect(themeText()).toBe(themeFile(changed));
});

test('[PLUS-030] a theme written by hand stays, unless it is forced', () => {
  const own = "// Ours\nexport { ironbay as theme } from '@driveline/ui/themes';\n";
  writeFileSync(theme(), own);
  writeTokens(exportTokens(ironbay));
  expect(importTokens()).toMatchObject({ status: 1, stderr: expect.stringContaining('--force') });
  expect(themeText()).toBe(own);
  expect(importTokens('--force').stdout).toBe(`Wrote ${theme()}.\n`);
  expect(themeText()).toContain("name: 'acme'");
});

test('tokens that cannot be read change nothing', () => {
  const white = { $type: 'color', $value: '#ffffff' };
  const document = exportTokens(ironbay) as { light: { color: object } };
  Object.assign(document.light.color, { textLink: white });
  writeTokens(document);
  const { status, stderr } = importTokens();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /textLink #ffffff on surfaceBase .*Nearest good colour: light\.color\.textLink #[\da-f]{6}/,
  );
  expect(existsSync(theme())).toBe(false);
});

test.each([
  [['import', 'none.json', '--brand', 'acme'], 'There is no file'],
  [['import', 'shop.config.ts', '--brand', 'acme'], 'is not JSON'],
  [['import', 'tokens.json', '--brand', 'other'], 'Create the brand first.'],
  [['import', 'tokens.json', '--brand', '..'], 'Name the brand by its id'],
  [['import', 'tokens.json'], 'Name the brand by its id: --brand <id>.'],
  [['export', '--brand', 'other'], "There is no brand 'other'. The shop has acme."],
])('tokens %j says what to do', (args, words) => {
  writeFileSync(theme(), themeFile(decisions));
  const { status, stderr } = driveline('tokens', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
});

test.each([[[]], [['print']], [['import']], [['export', 'tokens.json']], [['import', 'a.json', 'b.json']]])(
  'tokens %j is no command, which ends with the list of commands',
  (args) => {
    const { status, stderr } = driveline('tokens', ...args, '--brand', 'acme');
    expect(status).toBe(2);
    expect(stderr).toContain('driveline tokens import <file> --brand <id>');
  },
);
