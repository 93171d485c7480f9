import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBrandTheme } from '@driveline/ui/themes';
import { expect, test } from 'vitest';
import { shopFiles } from './shopFiles.js';

const pins = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')).packages;

test('[PLUS-030] a shop is written with its name in every place', () => {
  const files = shopFiles({ id: 'corner-parts' });
  expect(Object.keys(files).toSorted()).toEqual([
    '.gitignore',
    'README.md',
    'brands/corner-parts/index.ts',
    'brands/corner-parts/logos/full.svg',
    'brands/corner-parts/logos/icon.svg',
    'brands/corner-parts/theme.ts',
    'package.json',
    'react-router.config.ts',
    'shop.config.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  for (const text of Object.values(files)) expect(text).not.toContain('undefined');
  expect(files['brands/corner-parts/index.ts']).toContain("name: 'Corner Parts'");
  expect(files['brands/corner-parts/theme.ts']).toContain("name: 'corner-parts'");
  expect(JSON.parse(files['tsconfig.json']).include).toEqual(expect.arrayContaining(['slots', 'plugins']));
});

test('[PLUS-030] a shop of several markets has record, company, phone and logo of each', () => {
  const files = shopFiles({ id: 'refas', markets: ['mx', 'us'], phones: { mx: '(55) 5555-0134' } });
  expect(files['shop.config.ts']).toContain("import { mx, us } from '@driveline/markets';");
  expect(files['shop.config.ts']).toContain('markets: [mx, us]');
  const brand = files['brands/refas/index.ts'];
  expect(brand).toContain("markets: ['mx', 'us']");
  expect(brand).toContain("mx: '(55) 5555-0134'");
  expect(brand).toContain("us: '© Refas'");
  expect(files['brands/refas/logos/regional.svg']).toContain('width="215" height="54"');
  expect(files['brands/refas/logos/full.svg']).toContain('width="265" height="32"');
});

test('[PLUS-030] what a brand decides is written, and the default of everything else', () => {
  const light = { price: '#111111' };
  const { 'brands/shop/theme.ts': text } = shopFiles({ id: 'shop', decisions: { accent: '#7a1f1f', light } });
  const written = text.slice(
    text.indexOf('createBrandTheme(') + 'createBrandTheme('.length,
    text.lastIndexOf(')'),
  );
  const decisions = Function(`return ${written}`)();
  expect(decisions).toMatchObject({ name: 'shop', accent: '#7a1f1f', radius: 'tight', light });
  expect(createBrandTheme(decisions).name).toBe('shop');
});

test('signs that mean something where a name is written are escaped', () => {
  const files = shopFiles({ id: 'shop', name: `Joe's "A&B" \\ <Parts>` });
  expect(files['brands/shop/index.ts']).toContain(String.raw`name: "Joe's \"A&B\" \\ <Parts>"`);
  expect(files['brands/shop/logos/full.svg']).toContain("<title>Joe's &quot;A&amp;B&quot; \\ &lt;Parts&gt;");
});

test('a logo of the brand is written in every shape', () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const files = shopFiles({ id: 'shop', markets: ['us', 'br'], logo });
  expect(['full', 'regional', 'icon'].map((shape) => files[`brands/shop/logos/${shape}.svg`])).toEqual([
    logo,
    logo,
    logo,
  ]);
});

test('[PLUS-030] a shop gets the versions that Driveline itself runs on', () => {
  const { dependencies, devDependencies } = JSON.parse(shopFiles({ id: 'shop' })['package.json']);
  const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@driveline/'),
  );
  const places = (name) => [`node_modules/${name}`, `packages/storefront/node_modules/${name}`];
  for (const [name, version] of others)
    expect(
      places(name).map((place) => pins[place]?.version),
      name,
    ).toContain(version);
});

test.each(['Shop', '1st', 'my shop', '../shop', ''])("'%s' names no shop", (id) => {
  expect(() => shopFiles({ id })).toThrow(RangeError);
});

test.each([
  [{ markets: [] }, '`markets` is empty. Choose from us, mx, br.'],
  [{ markets: ['us', 'us'] }, '`markets` names a market twice.'],
  [{ markets: ['ca'] }, "There is no market 'ca'. Choose from us, mx, br."],
  [{ name: ' ' }, "`name` is ' '."],
  [{ name: 'two\nlines' }, 'on one line'],
  [{ phones: { mx: '(55) 5555-0134' } }, "`phones` names 'mx'"],
  [{ phones: { us: 'call us' } }, "'call us' is no phone for market 'us'."],
  [{ logo: 'PNG' }, '`logo` is no SVG.'],
])('%j is refused', (options, message) => {
  expect(() => shopFiles({ id: 'shop', ...options })).toThrow(message);
});
