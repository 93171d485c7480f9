import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeShop } from './writeShop.js';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'driveline-create-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pins = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')).packages;

test('[PLUS-030] a shop is written with its name in every place', () => {
  writeShop(join(folder, 'corner-parts'), 'corner-parts');
  const files = readdirSync(join(folder, 'corner-parts'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
  const paths = files.map((path) => path.slice(folder.length + 1));
  expect(paths).toEqual(
    expect.arrayContaining(
      ['.gitignore', 'shop.config.ts', 'brands/corner-parts/logos/full.svg'].map(
        (path) => `corner-parts/${path}`,
      ),
    ),
  );
  for (const path of files) expect(readFileSync(path, 'utf8')).not.toContain('{{');
  expect(readFileSync(join(folder, 'corner-parts/brands/corner-parts/index.ts'), 'utf8')).toContain(
    "name: 'Corner Parts'",
  );
});

test('[PLUS-030] a shop gets the versions that Driveline itself runs on', () => {
  writeShop(join(folder, 'shop'), 'shop');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'shop/package.json'), 'utf8'),
  );
  const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@driveline/'),
  );
  const places = (name) => [`node_modules/${name}`, `packages/storefront/node_modules/${name}`];
  for (const [name, version] of others) {
    expect(
      places(name).map((place) => pins[place]?.version),
      name,
    ).toContain(version);
  }
});

test('files that are there already are left alone', () => {
  writeShop(join(folder, 'shop'), 'shop');
  expect(() => writeShop(join(folder, 'shop'), 'shop')).toThrow(/has files already/);
});

test.each(['Shop', '1st', 'my shop', '../shop', ''])("'%s' names no shop", (name) => {
  expect(() => writeShop(join(folder, 'x'), name)).toThrow(RangeError);
});
