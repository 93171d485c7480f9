import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { us } from '@driveline/markets';
import { Resvg } from '@resvg/resvg-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { letter } from './letter.ts';
import { withBrand, type MailBrand } from './mailBrand.ts';
import { drawnLogo, withLogo } from './mailLogo.ts';
import { pictureOfSvg } from './mailPicture.ts';

const folder = mkdtempSync(join(tmpdir(), 'logo-'));
const fileOf = (name: string, svg: string) => {
  const path = join(folder, name);
  writeFileSync(path, svg);
  return path;
};
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="20" viewBox="0 0 160 20"><path fill="#fff" d="M0 0h40v20H0z"/></svg>`;
const brand: MailBrand = {
  name: 'Verdane',
  colors: {
    ...{ surfaceBase: '#ffffff', textPrimary: '#111111', textMuted: '#555555', borderSubtle: '#dddddd' },
    ...{ surfaceInverse: '#0e3b36', textInverse: '#ffffff', actionBg: '#0f6158', actionFg: '#ffffff' },
  },
  logoFile: fileOf('logo.svg', logo),
};
const mail = { id: 'm1', to: 'ana@example.com', subject: 'Hello' };
const htmlOf = (change: Partial<MailBrand>, origin?: string) => {
  const [market = us] = withBrand([us], { ...brand, ...change });
  return letter(withLogo(market, origin), mail, []).html;
};

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ brand })));
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

test('[PLUS-040] a mail shows the logo of its brand, at the shop’s own address, with its size and name', async () => {
  const [, src = '', rest] =
    /<img src="([^"]+)" (alt="Verdane" width="224" height="28")/.exec(
      htmlOf({}, 'https://shop.example/es'),
    ) ?? [];
  expect(src).toMatch(/^https:\/\/shop\.example\/external\/mail\/logo\.png\?v=[0-9a-f]{8}$/);
  expect(rest).toBeDefined();
  const answer = await shop.b2c.fetch(new Request(src.replace('https://shop.example', 'http://localhost')));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const png = new DataView(await answer.arrayBuffer());
  // Twice as large as it is shown.
  expect([png.getUint32(16), png.getUint32(20)]).toEqual([448, 56]);
});

test.each<[string, Partial<MailBrand>, string | undefined]>([
  ['where nobody knows the shop’s address', {}, undefined],
  ['without a file', { logoFile: undefined }, 'https://shop.example'],
  ['where the file is not there', { logoFile: join(folder, 'none.svg') }, 'https://shop.example'],
  ['of a file that says no size', { logoFile: fileOf('bare.svg', '<svg/>') }, 'https://shop.example'],
  [
    'of a file with letters, for which there is no font',
    { logoFile: fileOf('text.svg', logo.replace('<path', '<text>Verdane</text><path')) },
    'https://shop.example',
  ],
  [
    'of a file with names of its document type',
    { logoFile: fileOf('names.svg', logo.replace('<path', '<g id="&ns_ai;"/><path')) },
    'https://shop.example',
  ],
])('%s a mail shows the name', (_what, change, origin) => {
  const html = htmlOf(change, origin);
  expect(html).not.toContain('<img');
  expect(html).toContain('>Verdane</div>');
});

/** The red of the first pixels, of the last and of the middle: the logo covers its ends. */
async function drawnPixels(svg: string): Promise<number[]> {
  const drawing = drawnLogo({ ...brand, logoFile: fileOf('other.svg', svg) })?.svg ?? '';
  // What draws starts with the first picture.
  await pictureOfSvg(drawing, 160);
  const { pixels, width, height } = new Resvg(drawing, { fitTo: { mode: 'width', value: 160 } }).render();
  const at = (x: number, y: number) => pixels[(y * width + x) * 4]!;
  return [width, height, at(1, 1), at(158, 18), at(80, 10)];
}
const corners = '<path fill="#fff" d="M0 0h40v20H0zM120 0h40v20h-40z"/></svg>';

test.each([
  [
    'a size of its own',
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="40" viewBox="0 0 160 20">',
  ],
  [
    'a smaller one',
    '<svg xmlns="http://www.w3.org/2000/svg" width="80px" height="10px" viewBox="0 0 160 20">',
  ],
  [
    'a document type',
    '<?xml version="1.0"?><!-- drawn --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg viewBox="0 0 160 20" xmlns="http://www.w3.org/2000/svg">',
  ],
])('a logo with %s is drawn whole, on the color of the bar', async (_what, start) => {
  expect(await drawnPixels(start + corners)).toEqual([160, 20, 255, 255, 0x0e]);
});

test('a logo that another build means is kept for a minute only', async () => {
  const ageOf = async (v: string) => {
    const answer = await shop.b2c.fetch(new Request(`http://localhost/external/mail/logo.png?v=${v}`));
    return answer.headers.get('cache-control');
  };
  expect(await ageOf('00000000')).toBe('public, max-age=60');
  expect(await ageOf(drawnLogo(brand)?.hash ?? '')).toBe('public, max-age=2592000');
});

test('an address of the brand’s own is taken before the file', () => {
  const html = htmlOf({ logo: 'https://cdn.example/logo.png', logoWidth: 120 }, 'https://shop.example');
  expect(html).toContain('<img src="https://cdn.example/logo.png" alt="Verdane" width="120" height="28"');
});
