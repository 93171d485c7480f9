import { markets, us, type MarketLocale } from '@driveline/markets';
import { describe, expect, test } from 'vitest';
import { brands as sampleBrands, shop as sampleShop } from '../test/sampleShop.ts';
import { brandOf, defineShop } from './defineShop.ts';
import { checkFiles } from './shopFiles.ts';
import type { ShopRoutes } from './routeTable.ts';
import type { SlotProps } from './slots.ts';
import type { ShopWords } from './words.ts';

const { ironbay, verdane } = sampleBrands;
const inUs = { ...ironbay, markets: ['us'] };

test.each([
  ['the id of another one', { store: ironbay }, "Brand 'store' says that its id is 'ironbay'."],
  [
    'the look of another one',
    { ironbay: { ...ironbay, theme: verdane.theme } },
    "Brand 'ironbay' has the theme of 'verdane'.",
  ],
  ['no market', { ironbay: { ...ironbay, markets: [] } }, "Brand 'ironbay' has no market."],
  ['a market without a record', { ironbay }, "Brand 'ironbay' is in market 'mx', which has no record."],
])('[PLUS-030] a brand with %s is refused', (_, brands, message) => {
  expect(() => defineShop({ brands, markets: [us] })).toThrow(new RangeError(message));
});

test('[PLUS-030] a brand says what shops usually say, in its own name', () => {
  const identity = { ...ironbay.identity, name: 'Corner Parts', companies: {} };
  const shop = defineShop({ brands: { ironbay: { ...inUs, identity } }, markets: [us] });
  const { content } = brandOf(shop, 'ironbay');
  expect(Object.keys(content)).toEqual(['us', 'us/es']);
  expect(JSON.stringify(content)).toContain('Corner Parts');
  expect(JSON.stringify(content)).not.toContain(ironbay.identity.name);
});

test('[PLUS-030] what a brand says for a market takes the place of the stock content, and leaves the rest', () => {
  const coupons = [{ code: 'CORNER5', title: '5 off', terms: 'Once.', endsOn: '2030-01-31' }];
  const shop = defineShop({ brands: { ironbay: { ...inUs, content: { us: { coupons } } } }, markets: [us] });
  const content = brandOf(shop, 'ironbay').content['us'];
  expect(content?.coupons).toBe(coupons);
  expect(content?.pages).toEqual(sampleShop.brands['ironbay']?.content['us']?.pages);
});

test('[PLUS-030] a market in a locale without stock content needs all of the brand’s own', () => {
  const land = { ...us, code: 'land', locale: 'en-GB', otherLocales: [] };
  const { coupons, header, ...most } = sampleShop.brands['ironbay']!.content['us']!;
  const inLand = (content: object) => () =>
    defineShop({
      brands: { ironbay: { ...ironbay, markets: ['land'], content: { land: content } } },
      markets: [land],
    });
  expect(inLand(most)).toThrow(
    new RangeError(
      "There is no stock content in 'en-GB': brand 'ironbay' needs its own header, coupons for market 'land'.",
    ),
  );
  const own = { ...most, coupons, header };
  expect(inLand(own)().brands['ironbay']?.content).toEqual({ land: own });
});

test('[PLUS-030] a deployment names one of the brands', () => {
  const shop = defineShop({ brands: { ironbay, verdane }, markets });
  expect(brandOf(shop, 'verdane').identity).toBe(verdane.identity);
  expect(brandOf(shop).identity).toBe(ironbay.identity);
  expect(() => brandOf(shop, 'toString')).toThrow(
    "There is no brand 'toString'. The shop has ironbay, verdane.",
  );
});

const bare = { brands: { ironbay: inUs }, markets: [us] };

test('[PLUS-030][PLUS-042] a slot, a section and a route that do not exist are refused by types and at the start', () => {
  // @ts-expect-error no such slot
  expect(() => defineShop({ ...bare, slots: { 'product.buybox': 'slots/Buy.tsx' } })).toThrow(
    "There is no slot 'product.buybox'. Did you mean 'product.buyBox'?",
  );
  // @ts-expect-error no such section
  expect(() => defineShop({ ...bare, sections: { home: [{ remove: 'nearyou' }] } })).toThrow(
    "There is no section 'home.nearyou'. Did you mean 'home.nearYou'?",
  );
  // @ts-expect-error no such list
  expect(() => defineShop({ ...bare, sections: { homes: [] } })).toThrow("There is no section 'homes'.");
  // @ts-expect-error no such route
  expect(() => defineShop({ ...bare, routes: { changes: { store: false } } })).toThrow(
    "There is no route 'store'. Did you mean 'stores'?",
  );
});

test('[PLUS-030][PLUS-042] a word that does not exist and a prop that a slot does not get are refused by types', () => {
  const words: ShopWords = {
    'en-US': {
      'cart.title': 'Basket',
      'ui.product.way.legend': 'Pickup or delivery',
      'ui.shelf.itemCount': '{count, plural, one {# part} other {# parts}}',
      'shop.promise': 'By hand.',
    },
    // @ts-expect-error no such word
    'es-MX': { 'cart.titel': 'Carrito' },
    // @ts-expect-error no such word of a component
    'pt-BR': { 'ui.shelf.items': 'Itens' },
  };
  // @ts-expect-error no such prop
  const takesNoProof = ({ proof }: SlotProps<'product.buyBox'>) => proof;
  expect([words, takesNoProof]).toHaveLength(2);
});

test('[PLUS-030] a file that is not there is named with its place', () => {
  const shop = defineShop({ ...bare, slots: { header: 'slots/Top.tsx' } });
  expect(() => checkFiles(shop, '/shop')).toThrow(
    "The slot 'header' names 'slots/Top.tsx', which is not in /shop.",
  );
  const inserted = defineShop({
    ...bare,
    sections: { home: [{ insert: 'a', after: 'hero', file: 'A.tsx' }] },
  });
  expect(() => checkFiles(inserted, '/shop')).toThrow("The section 'a' of 'home' names 'A.tsx'");
});

describe('a market of several languages', () => {
  const spanish = { prefix: 'es', locale: 'es-MX', language: 'es', dir: 'ltr', hreflang: 'es-US' } as const;
  const define = (other: MarketLocale, routes?: ShopRoutes) =>
    defineShop({ brands: { ironbay: inUs }, markets: [{ ...us, otherLocales: [other] }], routes });

  test('has the stock content of each', () => {
    const { content } = brandOf(define(spanish), 'ironbay');
    expect(Object.keys(content)).toEqual(['us', 'us/es']);
    const mexican = sampleShop.brands['ironbay']?.content['mx']?.pages['faqs']?.title;
    expect(content['us/es']?.pages['faqs']?.title).toBe(mexican);
    expect(() => define({ ...spanish, locale: 'es-CO' })).toThrow(
      "There is no stock content in 'es-CO': brand 'ironbay' needs its own header, footer, topNav,",
    );
  });

  test('refuses a prefix that is an address already', () => {
    expect(() => define({ ...spanish, prefix: 'lp' })).toThrow("has the prefix 'lp', and '/lp/:'");
    expect(() => define({ ...spanish, prefix: 'img' })).toThrow("has the prefix 'img', and '/img'");
    const added = [{ path: 'es/ofertas', file: './ofertas.tsx' }];
    expect(() => define(spanish, { added })).toThrow("has the prefix 'es', and '/es/ofertas'");
  });
});
