// What the seed says a part looks like is drawn, and a shopper can tell two looks apart at the size of a row.
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawingMarkup } from '../../packages/ui/src/drawings/drawingMarkup.ts';
import { families, isDrawingFamily, looksOf } from '../../packages/ui/src/drawings/families/index.ts';
import { shippedMarkets } from '../../apps/b2c/src/markets/shipped.ts';
import { generateParts } from '../../apps/b2c/seed/partSeed.ts';
import { defaultParts } from '../../apps/b2c/seed/seedDatabase.ts';
import { buildTaxonomy } from '../../apps/b2c/seed/taxonomy.ts';
import { buildVehicles } from '../../apps/b2c/seed/vehicleSeed.ts';
import { browserArgs, findBrowser } from './browser.mjs';

/** Side of a thumbnail of a row, in pixels. */
const SIDE = 64;

/** Pixels that differ, at least, between two looks: a lug, a pin and a plus sign are this large. */
const APART = 12;

/** The same between two kinds of parts, whose outlines differ. */
const KINDS_APART = 380;

let browser, page;
beforeAll(async () => {
  const { executable } = await findBrowser();
  browser = await chromium.launch({ executablePath: executable, args: browserArgs });
  page = await browser.newPage();
}, 120_000);
afterAll(() => browser?.close());

test('[PLUS-055] every part of the default catalogue has a drawing of its kind and its look', () => {
  const { markets } = shippedMarkets;
  const taxonomy = buildTaxonomy(markets);
  const used = new Map();
  for (const part of generateParts({
    markets,
    taxonomy,
    vehicles: buildVehicles(markets),
    parts: defaultParts,
    seed: 1,
  })) {
    const { code, family } = taxonomy.types[part.typeId - 1].seed;
    const { look } = part.attributes;
    if (!used.has(code)) used.set(code, { family, looks: new Set() });
    if (look !== undefined) used.get(code).looks.add(look);
  }
  const missing = [...used].flatMap(([code, { family, looks }]) => [
    ...(isDrawingFamily(family) && family !== 'generic' ? [] : [`${code}: ${family}`]),
    ...(looks.size === 0 && looksOf(family).length > 0 ? [`${code}: no look of ${family}`] : []),
    ...[...looks]
      .filter((look) => !looksOf(family).includes(look))
      .map((look) => `${code}: ${family}#${look}`),
  ]);
  expect(missing).toEqual([]);
});

test.each(Object.keys(families).filter((family) => looksOf(family).length > 1))(
  'the looks of %s are told apart at 64 pixels',
  async (family) => {
    const looks = looksOf(family);
    expect(
      await alike(
        looks.map((look) => `${family}#${look}`),
        APART,
      ),
    ).toEqual([]);
  },
);

test('kinds of parts are told apart at 64 pixels by the first look of each', async () => {
  const kinds = new Set(buildTaxonomy(shippedMarkets.markets).types.map(({ seed }) => seed.family));
  expect(kinds.size).toBeGreaterThan(100);
  expect(await alike([...kinds], KINDS_APART)).toEqual([]);
});

/** Pairs of drawings of which fewer pixels differ. */
async function alike(names, least) {
  return page.evaluate(
    async ([drawn, side, apart]) => {
      const pixels = await Promise.all(
        drawn.map(async ({ markup }) => {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(
            `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 200 200" fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${markup}</svg>`,
          )}`;
          await image.decode();
          const canvas = new OffscreenCanvas(side, side).getContext('2d');
          canvas.drawImage(image, 0, 0);
          return canvas.getImageData(0, 0, side, side).data;
        }),
      );
      const found = [];
      for (let one = 0; one < drawn.length; one++) {
        for (let other = one + 1; other < drawn.length; other++) {
          let count = 0;
          for (let at = 3; at < pixels[one].length; at += 4) {
            if (Math.abs(pixels[one][at] - pixels[other][at]) > 64) count++;
          }
          if (count < apart) found.push(`${drawn[one].name} and ${drawn[other].name}: ${count}`);
        }
      }
      return found;
    },
    [names.map((name) => ({ name, markup: drawingMarkup(name) })), SIDE, least],
  );
}
