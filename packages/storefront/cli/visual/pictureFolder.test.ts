import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureFolder } from './pictureFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'driveline-pictures-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = (isAccepting = false) =>
  pictureFolder({
    folder: join(root, 'visual'),
    reports: join(root, 'visual-report'),
    isAccepting,
    acceptWith: 'driveline visual --accept',
  });

/** White but for one pixel, the grey of which is given. */
function picture(grey: number): PNG {
  const png = new PNG({ width: 8, height: 6 });
  png.data.fill(255);
  png.data.set([grey, grey, grey], 4 * 11);
  return png;
}

test('a picture without an accepted one is new, and shown in the report with the command that accepts it', () => {
  expect(open().compare('home', picture(0))).toEqual({
    outcome: 'new',
    reason: 'has no accepted picture',
  });
  const report = readFileSync(join(root, 'visual-report', 'index.html'), 'utf8');
  expect(report).toContain('driveline visual --accept');
  expect(report).toContain('home.after.png');
});

test('an accepted picture is the same, and one that differs in one pixel is shown before and after', () => {
  expect(open(true).compare('home', picture(0))).toEqual({ outcome: 'accepted' });
  expect(open().compare('home', picture(0))).toEqual({ outcome: 'same' });
  expect(existsSync(join(root, 'visual-report'))).toBe(false);
  expect(open().compare('home', picture(255))).toEqual({ outcome: 'changed', reason: '1 pixel differs' });
  expect(readdirSync(join(root, 'visual-report')).toSorted()).toEqual([
    'home.after.png',
    'home.before.png',
    'home.difference.png',
    'index.html',
  ]);
});

test('a file that another program has written is not compared', () => {
  const pictures = open();
  writeFileSync(join(root, 'visual', 'home.png'), PNG.sync.write(picture(0)));
  expect(pictures.compare('home', picture(0))).toMatchObject({ outcome: 'unreadable' });
});

test('pictures of stories that are gone are named, and go when the others are accepted', () => {
  const before = open(true);
  before.compare('home', picture(0));
  before.compare('cart', picture(0));
  const after = open();
  after.compare('home', picture(0));
  expect(after.orphans()).toEqual(['cart.png']);
  const accepting = open(true);
  accepting.see('home');
  expect(accepting.orphans()).toEqual([]);
  expect(readdirSync(join(root, 'visual'))).toEqual(['home.png']);
});

test('the browser that made the pictures is kept with them', () => {
  expect(open().madeWith()).toBeUndefined();
  open(true).record('153.0.1');
  expect(open().madeWith()).toBe('153.0.1');
});
