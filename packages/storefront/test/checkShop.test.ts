import { markets as shipped, us, type Market } from '@driveline/markets';
import { expect, test } from 'vitest';
import type { LandingPages } from '../src/brandPages.ts';
import type { ShopConfig } from '../src/defineShop.ts';
import { checkShop } from '../src/testing.ts';
import { sampleShopFolder as root, shop } from './sampleShop.ts';

const { ironbay } = shop.brands;
const only = (changes: Partial<typeof ironbay>, markets: readonly Market[] = [us]): ShopConfig => ({
  brands: { ironbay: { ...ironbay!, markets: markets.map(({ code }) => code), ...changes } as never },
  markets,
});
const told = async (broken: ShopConfig, place = {}) =>
  (await checkShop(broken, { root, ...place })).filter(({ faults }) => faults.length > 0);

test('a shop as it should be has nothing to mend, in each brand', async () => {
  const findings = await checkShop(shop, { root });
  expect(findings.map(({ about }) => about)).toEqual([
    'routes',
    'themes',
    'logos',
    'words',
    'legal pages',
    'tax, delivery and rewards',
  ]);
  expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
});

const { us: inEnglish, 'us/es': inSpanish } = ironbay!.content;
const { termsAndConditions, ...otherPages } = inSpanish!.pages;
const withPages = (pages: LandingPages) => ({ us: inEnglish!, 'us/es': { ...inSpanish!, pages } });
const land: Market = { ...us, code: 'land' };
const inLand = {
  content: { land: inEnglish!, 'land/es': inSpanish! },
  identity: { ...ironbay!.identity, companies: { land: 'Ironbay of Land' } },
};

test.each([
  ['routes', { ...shop, slots: { header: 'slots/None.tsx' } }, 'slots/None.tsx'],
  [
    'routes',
    { ...only({}), routes: { changes: { vinDecoder: false } } },
    'links to /vin-decoder, a route that the shop removes',
  ],
  [
    'themes',
    only({ theme: { ...ironbay!.theme, light: { ...ironbay!.theme.light, star: '#eeeeee' } } }),
    'has a contrast of',
  ],
  ['logos', only({ logos: import.meta.dirname }), "has no logo 'icon'"],
  ['logos', only({ logos: '/nowhere' }), 'which is no folder'],
  [
    'words',
    only({}, [{ ...us, postalCode: { ...us.postalCode, labelKey: 'address.zipCod' } }]),
    "Did you mean 'address.zipCode'?",
  ],
  [
    'legal pages',
    only({ content: withPages(otherPages) }),
    "'us' links to /lp/termsAndConditions#privacyPolicy, which content of brand 'ironbay' in 'us/es' does not",
  ],
  [
    'legal pages',
    only({
      content: withPages({ ...otherPages, termsAndConditions: { ...termsAndConditions!, sections: [] } }),
    }),
    "in 'us/es' does not have",
  ],
  ['legal pages', only({ identity: { ...ironbay!.identity, companies: {} } }), 'names no company for market'],
  ['tax, delivery and rewards', only(inLand, [land]), 'land: tax ('],
] satisfies [string, ShopConfig, string][])('%s of a broken shop', async (about, broken, words) => {
  const findings = await told(broken);
  expect(findings.map((finding) => finding.about)).toEqual([about]);
  expect(findings[0]?.faults.join()).toContain(words);
});

test('a market that only a later brand sells in is looked at too, unless another server knows it', async () => {
  const both: ShopConfig = {
    brands: { ironbay: ironbay!, other: only(inLand, [land]).brands['ironbay']! },
    markets: [...shipped, land],
  };
  expect(await told(both)).toMatchObject([{ about: 'tax, delivery and rewards' }]);
  expect(await told(both, { env: { B2C_ORIGIN: 'http://b2c' } })).toEqual([]);
});

test('a legal page of another site is there', async () => {
  const href = 'https://legal.example/privacy';
  const market = { ...us, legalLinks: [...us.legalLinks, { labelKey: 'legal.privacy', href }] };
  expect(await told(only({}, [market]))).toEqual([]);
});

test('pages that are built need no sources', async () => {
  const routes = { added: [{ path: 'none', file: 'pages/none.tsx' }] };
  expect(await told({ ...shop, routes })).toMatchObject([{ about: 'routes' }]);
  expect(await told({ ...shop, routes }, { isBuilt: true })).toEqual([]);
});
