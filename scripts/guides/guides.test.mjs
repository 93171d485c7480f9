import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { shopFiles } from '../../packages/create-shop/shopFiles.js';
import { commandFaults, commandsInProse } from './commands.mjs';
import { commandsOf, guides } from './guides.mjs';
import { IN_REPOSITORY, NOT_FOLLOWED } from './notFollowed.mjs';
import { isFollowed, unmarked } from './stepsOf.mjs';
import { typeFaults } from './types.mjs';
import { blocksOf, modulesOf } from '../lib/codeBlocks.mjs';
import { at, root } from '../lib/paths.mjs';
import { longSteps, steps } from '../lib/steps.mjs';

const SLOW_MS = 120_000;
/** A block of commands that stands elsewhere too, where it is followed. */
const AS_IN = /^as in (\S+)$/;
const KINDS = ['csv', 'diff', 'json', 'sh', 'text', 'ts', 'tsx', 'xml'];
const texts = guides();
const blocks = texts.flatMap(({ file, blocks: own }) => own.map((block) => ({ file, ...block })));
const named = ({ file, line }) => `${file}:${line}`;
/**
 * Code of a text lies in a new shop, as `create-shop` writes it: it may import what is there. What a text writes again lies in a
 * second one, and so on. That of a guide to this repository lies where it says.
 */
const folderOf = (file, version = 0) =>
  IN_REPOSITORY.includes(file) ? '' : `.guides/${file.replaceAll(/\W/g, '-')}-${version}`;

/** Code of a text, each with how often its file was written before. */
const versionsIn = (own) => {
  const written = {};
  return modulesOf(own).map((one) => {
    const version = written[one.path] ?? 0;
    written[one.path] = version + 1;
    return { ...one, version };
  });
};

describe('blocks of code', () => {
  test('each says what it is, so that it can be followed', () => {
    expect(blocks.filter(({ kind }) => !KINDS.includes(kind)).map(named)).toEqual([]);
    const patches = blocks.filter(({ kind }) => kind === 'diff');
    const changing = ['docs/adding-an-endpoint.md', ...IN_REPOSITORY];
    expect(patches.filter(({ file }) => !changing.includes(file)).map(named)).toEqual([]);
  });

  test('commands are followed, or it says why not', () => {
    expect(unmarked(blocks).map(named)).toEqual([]);
  });

  const again = blocks.filter(({ reason = '' }) => AS_IN.test(reason));
  test.each(again)('$file:$line is followed elsewhere: $reason', ({ reason, code }) => {
    const [, other] = AS_IN.exec(reason);
    const followed = blocks.filter(({ file, kind, flags }) => {
      return file === other && kind === 'sh' && flags.includes('run');
    });
    expect(followed.map((block) => commandsOf(block.code))).toContainEqual(commandsOf(code));
  });

  test.each(blocks.filter(({ kind, writes }) => writes || kind === 'csv' || kind === 'xml'))(
    '$file:$line is a file that the sentence before names: $writes',
    ({ file, line, writes }) => {
      const { text } = texts.find((one) => one.file === file);
      const before = text
        .split('\n')
        .slice(0, line - 1)
        .join('\n')
        .trimEnd()
        .split('\n\n')
        .at(-1);
      expect(before).toContain(`\`${writes}\``);
    },
  );

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
    const codes = texts.flatMap(({ file, blocks: own }) => versionsIn(own).map((one) => ({ file, ...one })));
    const pathOf = ({ file, version, path }) => join(folderOf(file, version), path);
    /** What a reader has in the folder by then. */
    const filesBy = (file, version) =>
      codes
        .filter((one) => one.file === file && one.version <= version)
        .map((one) => [join(folderOf(file, version), one.path), one.code]);
    let faults;
    beforeAll(() => {
      const shop = Object.entries(shopFiles({ id: 'corner-parts', markets: ['us', 'mx'] })).filter(([path]) =>
        path.endsWith('.ts'),
      );
      const modules = Object.fromEntries([
        ...codes.flatMap(({ file, version }) => [
          ...shop.map(([path, code]) => [join(folderOf(file, version), path), code]),
          ...filesBy(file, version),
        ]),
      ]);
      faults = typeFaults(modules, codes.map(pathOf));
    }, SLOW_MS);

    test.each(codes)('$file:$line', (one) => expect(faults[pathOf(one)]).toEqual([]));
  });
});

describe('every guide', () => {
  /** Blocks that somebody follows. */
  const toFollow = (own) =>
    own.filter(({ kind, writes }) => ['sh', 'bash', 'shell', 'console', 'diff'].includes(kind) || writes);
  const faultOf = ({ file, blocks: own }, excuses) => {
    const { step, test: proof, commands, reads } = excuses[file] ?? {};
    if (isFollowed(own)) return excuses[file] ? 'is followed, and says why it is not' : undefined;
    if (step)
      return [...steps, ...longSteps].some(({ name }) => name === step) ? undefined : `no step ${step}`;
    if (proof)
      return readFileSync(at(proof), 'utf8').includes(file.split('/').at(-1))
        ? undefined
        : `${proof} has not read it`;
    if (commands) return toFollow(own).length > 0 ? undefined : 'has no commands';
    if (reads) return toFollow(own).length === 0 ? undefined : 'has something to follow';
    return 'is neither followed nor excused';
  };

  test.each(texts)('$file is followed, or it says why not', (text) => {
    expect(faultOf(text, NOT_FOLLOWED)).toBeUndefined();
  });

  test('an excuse is of a guide that is there', () => {
    const files = texts.map(({ file }) => file);
    expect([...Object.keys(NOT_FOLLOWED), ...IN_REPOSITORY].filter((file) => !files.includes(file))).toEqual(
      [],
    );
  });

  test('one that gains a command is found', () => {
    const gained = { file: 'docs/errors.md', blocks: blocksOf('```sh not-run: later\nnpm start\n```\n') };
    expect(faultOf(gained, NOT_FOLLOWED)).toBe('has something to follow');
    expect(faultOf(gained, {})).toBe('is neither followed nor excused');
    expect(faultOf({ ...gained, blocks: [] }, {})).toBe('is neither followed nor excused');
    expect(faultOf(gained, { 'docs/errors.md': { step: 'nothing' } })).toBe('no step nothing');
  });
});

describe('READMEs of packages', () => {
  const own = texts.filter(({ file }) => /^(?:packages|apps)\/[\w-]+\/README\.md$/.test(file));
  const codes = own.flatMap(({ file, blocks: all }) => modulesOf(all).map((one) => ({ file, all, ...one })));

  test.each(codes)('$file:$line is run, or needed by one that is', ({ all, path, flags }) => {
    const isNeeded = all.some(({ code }) => code.includes(`./${path}`));
    // Read by Vite and by Node themselves.
    const isRead = ['vite.config.ts', 'skipStyles.mts'].includes(path);
    expect(isNeeded || isRead || flags.includes('run') || flags.includes('browser')).toBe(true);
  });

  test('that of the components names each entry point', () => {
    const { exports } = JSON.parse(readFileSync(at('packages/ui/package.json'), 'utf8'));
    const { text } = own.find(({ file }) => file === 'packages/ui/README.md');
    const named = [...text.matchAll(/`(\/[\w/*-]+)`/g)].map(([, entry]) => entry);
    const isNamed = (entry) =>
      named.some((name) => name === entry || (name.endsWith('*') && entry.startsWith(name.slice(0, -1))));
    const entries = Object.keys(exports)
      .map((entry) => entry.slice(1))
      .filter((entry) => entry && !entry.endsWith('.json'));
    expect(entries.filter((entry) => !isNamed(entry))).toEqual([]);
  });
});

describe('commands', () => {
  const inBlocks = blocks
    .filter(({ kind }) => kind === 'sh')
    .flatMap((block) =>
      commandsOf(block.code).map((command) => ({ command, where: named(block), file: block.file })),
    );
  const inProse = texts.flatMap(({ file, prose }) =>
    commandsInProse(prose).map((command) => ({ command, where: file })),
  );
  test('are found', () => expect(inBlocks.length + inProse.length).toBeGreaterThan(50));
  const writtenIn = (file) =>
    texts
      .filter((text) => text.file === file)
      .flatMap((text) => modulesOf(text.blocks).map(({ path }) => path));
  test.each([...inBlocks, ...inProse])('$where: $command', ({ command, file }) =>
    expect(commandFaults(command, writtenIn(file))).toEqual([]),
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
