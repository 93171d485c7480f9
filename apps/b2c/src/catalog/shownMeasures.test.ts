import type { ProductDetail } from '@driveline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A shelf of a market with the pages of its first parts. */
async function shelfOf(market: string, canonicalPath: string) {
  const shopper = shop.shopper(market);
  const { filters, products } = await shopper.do('catalog.search', { query: { canonicalPath } });
  const pages: ProductDetail[] = [];
  for (const { skuNumber } of products.slice(0, 12))
    pages.push(
      ...(await shopper.do('catalog.product', { query: { itemIds: skuNumber } })).pdpResults.products,
    );
  expect(pages.length).toBeGreaterThan(5);
  return { filters, pages };
}

const specOf = ({ specifications }: ProductDetail, id: string) =>
  specifications.find((specification) => specification.id === id)?.value ?? '';

const rotors = '/parts/brakes/brake-rotors';
const oils = '/fluids-and-chemicals/motor-oil/motor-oil';
const batteries = '/parts/batteries-starting-charging/batteries';

test.each([
  ['us', rotors, 'diameter', /^\d+(?:\.\d+)? in \(\d+ mm\)$/],
  ['mx', rotors, 'diameter', /^\d+ mm$/],
  ['br', rotors, 'diameter', /^\d+ mm$/],
  ['us', oils, 'oilVolume', /^\d+ qt \(\d\.\d+ L\)$/],
  ['mx', oils, 'oilVolume', /^(?:\d{3} mL|\d\.\d+ L)$/],
  ['br', oils, 'oilVolume', /^\d L$/],
  ['us', batteries, 'cca', /^\d+ CCA$/],
  ['mx', batteries, 'cca', /^\d+ CCA$/],
  ['br', batteries, 'capacity', /^\d+ Ah$/],
])(
  '[PLUS-056] in %s titles, facets and specifications of %s write the %s alike',
  async (market, path, id, unit) => {
    const { filters, pages } = await shelfOf(market, path);
    const labels = filters.find((facet) => facet.id === id)!.values.map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.filter((label) => !unit.test(label))).toEqual([]);
    for (const page of pages) {
      const value = specOf(page, id);
      expect(labels).toContain(value);
      // A title leaves out the other system.
      expect(page.itemDescription.split(', ')).toContain(value.replace(/ \(.*/, ''));
    }
  },
);

describe('pictures', () => {
  const faces: Readonly<Record<string, string>> = {
    ...{ Vented: 'v', Solid: 'x', Slotted: 's', 'Drilled and slotted': 'd' },
  };

  test('[PLUS-055] a rotor is drawn with its holes and its face', async () => {
    const { pages } = await shelfOf('us', rotors);
    for (const page of pages)
      expect(page.drawing).toBe(`rotor#l${specOf(page, 'bolts')}-${faces[specOf(page, 'rotorType')]}`);
    expect(new Set(pages.map(({ drawing }) => drawing)).size).toBeGreaterThan(1);
  });

  test.each(['us', 'mx', 'br'])(
    '[PLUS-055] the second picture has the measures of the part, in the units of %s',
    async (market) => {
      for (const page of (await shelfOf(market, rotors)).pages) {
        const shown = page.measures!.items.map(({ id, value }) => [id, value]);
        expect(shown.map(([id]) => id)).toEqual([
          'diameter',
          'thickness',
          'height',
          'centerBore',
          'boltCircle',
        ]);
        for (const [id, value] of shown) expect(value).toBe(specOf(page, id!));
      }
    },
  );

  test('[PLUS-055] a cartridge has no thread among its measures, a filter that is screwed on has', async () => {
    const { pages } = await shelfOf('us', '/parts/filters/oil-filters');
    const shown = pages.map((page) => [
      specOf(page, 'thread') === 'Cartridge',
      page.measures!.items.map(({ id }) => id).join(),
    ]);
    expect(new Set(shown.map((it) => it.join(': ')))).toEqual(
      new Set(['true: height,diameter', 'false: height,diameter,thread']),
    );
  });

  test('[PLUS-055] the third picture has what is in the box, and nothing that is not', async () => {
    const { pages } = await shelfOf('us', '/parts/brakes/brake-pads');
    for (const page of pages)
      expect(page.contents!.items.map(({ label, drawing, quantity }) => [label, drawing, quantity])).toEqual([
        ['Brake pads', page.drawing, 4],
        ...(specOf(page, 'hardware') === 'Included' ? [['Hardware', 'hardware', 1]] : []),
        ...(specOf(page, 'wearSensor') === 'Yes' ? [['Wear sensor', 'speed-sensor', 1]] : []),
      ]);
    expect(new Set(pages.map(({ contents }) => contents!.items.length)).size).toBeGreaterThan(1);
    const [rotor] = (await shelfOf('us', rotors)).pages;
    expect(rotor!.contents).toBeUndefined();
  });
});
