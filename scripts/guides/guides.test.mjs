import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { shopFiles } from '../../packages/create-shop/shopFiles.js';
import { commandFaults, commandsInProse } from './commands.mjs';
import { commandsOf, guides } from './guides.mjs';
import { typeFaults } from './types.mjs';
import { modulesOf } from '../lib/codeBlocks.mjs';
import { at, root } from '../lib/paths.mjs';

const SLOW_MS = 120_000;
const KINDS = ['diff', 'json', 'sh', 'text', 'ts', 'tsx'];
const texts = guides();
const blocks = texts.flatMap(({ file, blocks: own }) => own.map((block) => ({ file, ...block })));
const named = ({ file, line }) => `${file}:${line}`;
/** Code of a text lies in a new shop, as `create-shop` writes it: it may import what is there. */
const folderOf = (file) => `.guides/${file.replaceAll(/\W/g, '-')}`;

describe('blocks of code', () => {
  test('each says what it is, so that it can be followed', () => {
    expect(blocks.filter(({ kind }) => !KINDS.includes(kind)).map(named)).toEqual([]);
    const patches = blocks.filter(({ kind }) => kind === 'diff');
    expect([...new Set(patches.map(({ file }) => file))]).toEqual(['docs/adding-an-endpoint.md']);
  });

  test.each(blocks.filter(({ of }) => of))('$file:$line quotes $of', ({ of, code }) => {
    const squeeze = (text) => text.replaceAll(/\s+/g, ' ').trim();
    const whole = squeeze(readFileSync(at(of), 'utf8'));
    // A line of dots leaves something out.
    for (const part of code.split(/^\s*(?:\/\/ )?…$/m)) expect(whole).toContain(squeeze(part));
  });

  test.each(blocks.filter(({ kind }) => kind === 'json'))('$file:$line is JSON', ({ code }) => {
    const { flags = {}, values = {} } = JSON.parse(code);
    const names = [...Object.keys(flags), ...Object.keys(values)];
    const unknown = names.filter(
      (name) => spawnSync('git', ['grep', '-qw', name, '--', '*.ts', '*.tsx'], { cwd: root }).status !== 0,
    );
    expect(unknown).toEqual([]);
  });

  describe('type-check', () => {
    const codes = texts.flatMap(({ file, blocks: own }) => modulesOf(own).map((one) => ({ file, ...one })));
    const pathOf = ({ file, path }) => join(folderOf(file), path);
    let faults;
    beforeAll(() => {
      const shop = Object.entries(shopFiles({ id: 'corner-parts', markets: ['us', 'mx'] })).filter(([path]) =>
        path.endsWith('.ts'),
      );
      const modules = Object.fromEntries([
        ...codes.flatMap(({ file }) => shop.map(([path, code]) => [join(folderOf(file), path), code])),
        ...codes.map((one) => [pathOf(one), one.code]),
      ]);
      faults = typeFaults(modules, codes.map(pathOf));
    }, SLOW_MS);

    test('each has a name of its own', () => expect(new Set(codes.map(pathOf)).size).toBe(codes.length));
    test.each(codes)('$file:$line', (one) => expect(faults[pathOf(one)]).toEqual([]));
  });
});

describe('commands', () => {
  const inBlocks = blocks
    .filter(({ kind }) => kind === 'sh')
    .flatMap((block) => commandsOf(block.code).map((command) => ({ command, where: named(block) })));
  const inProse = texts.flatMap(({ file, prose }) =>
    commandsInProse(prose).map((command) => ({ command, where: file })),
  );
  test('are found', () => expect(inBlocks.length + inProse.length).toBeGreaterThan(50));
  test.each([...inBlocks, ...inProse])('$where: $command', ({ command }) =>
    expect(commandFaults(command)).toEqual([]),
  );
});

describe.each(texts)('$file', ({ file, prose }) => {
  test('links to pages and headings that exist', () => {
    const broken = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target]) => target)
      .filter((target) => !/^https?:/.test(target) && !leadsSomewhere(file, target));
    expect(broken).toEqual([]);
  });

  test('names files that exist', () => {
    const paths = [...prose.matchAll(NAMED_PATH)].map(([, path]) => path);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

const NAMED_PATH = /`((?:packages|apps|scripts|docs|e2e|deploy|examples|decisions)\/[\w./-]+)`/g;

/** A module may be named without its ending; `Name` is the reader's; what git ignores is made when a command runs. */
const isThere = (path) =>
  path.split('/').includes('Name') ||
  ['', '.ts', '.tsx'].some((ending) => existsSync(at(`${path}${ending}`))) ||
  spawnSync('git', ['check-ignore', '-q', `${path}/`], { cwd: root }).status === 0;

/** The address of a heading, as GitHub makes it. */
const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Pages of Storybook by the id that it makes of a title. */
const storybookPages = new Set(
  execFileSync(
    'git',
    ['grep', '-hoE', String.raw`title(: |=)['"][^'"]+['"]`, '--', '*.stories.tsx', '*.mdx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .map((line) =>
      /['"](.+)['"]/
        .exec(line)?.[1]
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    ),
);

function leadsSomewhere(file, target) {
  const [, story] = /^\?path=\/docs\/(.+)--docs$/.exec(target) ?? [];
  if (story) return storybookPages.has(story);
  const [path, hash] = target.split('#');
  const page = path ? join(dirname(file), path) : file;
  if (!existsSync(at(page))) return false;
  if (!hash) return true;
  const headings = readFileSync(at(page), 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading]) => slugOf(heading) === hash);
}
