import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorRoles } from '../theme/colorRoles.ts';
import { vars } from '../theme/contract.css.ts';
import { varName } from '../theme/varName.ts';
import { ironbay } from './ironbay.ts';
import { themeCss } from './themeCss.ts';
import { verdane } from './verdane.ts';
import { wireframe } from './wireframe.ts';

const brands = [ironbay, verdane, wireframe];

function namesIn(contract: object): string[] {
  return Object.values(contract).flatMap((value) => (typeof value === 'string' ? value : namesIn(value)));
}

test.each(brands)('[PLUS-030] the data of $name gives every variable of the contract a value', (brand) => {
  const css = themeCss(brand);
  const missing = namesIn(vars).filter((name) => !css.includes(`${name.slice(4, -1)}:`));
  expect(missing).toEqual([]);
});

test.each(brands)('[PLUS-034] dark values of $name follow the system unless the shopper chose', (brand) => {
  const [, system, chosen] = themeCss(brand)
    .split('\n')
    .filter((line) => !line.startsWith('@font-face'));
  expect(system).toMatch(/^@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-color-mode=light\]\)/);
  expect(chosen).toMatch(/^:root\[data-color-mode=dark\]\{color-scheme:dark;/);
  for (const role of colorRoles) {
    const declaration = `--${varName(['color', role])}:${brand.dark[role].replace(' / 0.', '/.')}`;
    expect(system).toContain(declaration);
    expect(chosen).toContain(declaration);
  }
});

test('fonts are named by the address that the caller gives them', () => {
  const css = themeCss(ironbay, { fontUrl: (file) => `/assets/abc.${file}` });
  expect(css).toContain('url("/assets/abc.archivo-latin-wght-normal.woff2")');
  expect(themeCss(ironbay)).not.toContain('url(');
});

test('letters that few pages have are in a file that only those load', () => {
  const faces = themeCss(ironbay, { fontUrl: (file) => file })
    .split('\n')
    .filter((line) => line.includes('url("archivo'));
  expect(faces).toHaveLength(2);
  expect(faces[0]).not.toContain('unicode-range');
  expect(faces[1]).toMatch(/url\("archivo-further\.woff2"\);unicode-range:U\+C4-C6,/);
});

test('every served font lies in the fonts folder', () => {
  const files = readdirSync('src/themes/fonts');
  const served = brands
    .flatMap((brand) => brand.fontFaces)
    .flatMap((face) => ('file' in face ? face.file : []));
  expect(files).toEqual(expect.arrayContaining(served));
});
