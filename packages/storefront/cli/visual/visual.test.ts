import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

function visual(env: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@driveline/source', join(import.meta.dirname, '..', 'main.ts'), 'visual'],
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

test('each page of the shop has a story, those with parameters need one of its own', () => {
  for (const name of ['story', 'help']) writeFileSync(join(root, `${name}.tsx`), '');
  writeOwnStories(
    root,
    shop([
      { path: 'our-story', file: 'story.tsx' },
      { path: 'help/:topic', file: 'help.tsx' },
    ]),
  );
  const text = readFileSync(written(), 'utf8');
  expect(text).toContain(
    'export const PageOurStory = { ...opens({"route":"shop/story","path":"/our-story"}), name: "/our-story" };',
  );
  expect(text).not.toContain('help');
  writeOwnStories(root, shop([]));
  expect(existsSync(written())).toBe(false);
});
