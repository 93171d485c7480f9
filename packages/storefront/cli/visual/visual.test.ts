import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { us } from '@driveline/markets';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeOwnStories } from './writeOwnStories.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'driveline-visual-'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function visual(env: NodeJS.ProcessEnv = {}, ...flags: string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@driveline/source', join(import.meta.dirname, '..', 'main.ts'), 'visual', ...flags],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', ...env } },
  );
  return { status, stderr };
}

test('a shop without the tools is told how to install those that are missing', () => {
  const { status, stderr } = visual();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Pictures need tools that are not installed: npm install --save-dev storybook@\d[\d.]+ @storybook\/react-vite@\d[\d.]+ playwright-core@\d[\d.]+ pngjs@\d[\d.]+\n$/,
  );
});

const written = () => join(root, 'node_modules', '.driveline', 'stories', 'Own.stories.tsx');
const shop = (added: { path: string; file: string }[]) => ({ brands: {}, markets: [us], routes: { added } });

test('accepting and choosing stories are refused where Chromatic compares', () => {
  const { status, stderr } = visual({ CHROMATIC_PROJECT_TOKEN: 'token' }, '--accept');
  expect(status).toBe(1);
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is set');
});

const own = (path: string, file: string) => {
  writeFileSync(join(root, file), '');
  return { path, file };
};
const exported = () => readFileSync(written(), 'utf8').match(/export const .*/g);

test('each page of the shop has a story, as a member below user; those with parameters need one of its own', () => {
  const left = writeOwnStories(
    root,
    shop([
      own('our-story', 'story.tsx'),
      own('our/story', 'other.tsx'),
      own('user/loyalty', 'loyalty.tsx'),
      own('help/:topic', 'help.tsx'),
    ]),
  );
  expect(exported()).toEqual([
    'export const PageOurStory = { ...opens({"route":"shop/story","path":"/our-story"}), name: "/our-story" };',
    'export const PageOurStory2 = { ...opens({"route":"shop/other","path":"/our/story"}), name: "/our/story" };',
    'export const PageUserLoyalty = { ...opens({"route":"shop/loyalty","path":"/user/loyalty","member":true}), name: "/user/loyalty" };',
  ]);
  expect(left).toEqual(['/help/:topic']);
});

test('a page that a story of the shop opens has no other one', () => {
  mkdirSync(join(root, 'stories'));
  writeFileSync(
    join(root, 'stories', 'Help.stories.tsx'),
    "opens({ route: 'shop/help', path: '/help/brakes' })",
  );
  expect(writeOwnStories(root, shop([own('help/:topic', 'help.tsx')]))).toEqual([]);
  expect(existsSync(written())).toBe(false);
});
