import { inLocale, languagesOf, mx, us, type Market } from '@driveline/markets';
import { expect, test } from 'vitest';
import { shopMarkets } from './shopMarkets.ts';

type Loads = (this: { environment: { name: string } }, id: string) => Promise<string | null>;

const french = { prefix: 'fr', locale: 'fr-CA', language: 'fr', dir: 'ltr', hreflang: 'fr-CA' } as const;
const ca = { ...us, code: 'ca', locale: 'en-CA', otherLocales: [french] };

/** What no first page reads of a record. */
const unread = ['taxDocument', 'otherLocales', 'otherTimeZones', 'hreflang', 'ownLandingPages'];
const inBrowsers = (market: Market) =>
  JSON.parse(
    JSON.stringify(market, (key, value: unknown) => (unread.includes(key) ? undefined : value)),
  ) as unknown;

const load = (id: string, environment = 'client') => {
  const plugin = shopMarkets({ languages: async () => [us, mx, ca].flatMap(languagesOf), folder: '/shop' });
  return (plugin.load as Loads).call(
    { environment: { name: environment } },
    `\0virtual:driveline/markets${id}`,
  );
};

test('[PLUS-030] a browser asks for one market of the shop, a server has all of them', async () => {
  const inBrowser = (await load('')) ?? '';
  expect(inBrowser).toContain(`"mx": () => import('virtual:driveline/markets/first/mx')`);
  expect(inBrowser).toContain(`"mx": () => import('virtual:driveline/markets/late/mx')`);
  expect(inBrowser).toContain('everyMarket = {}');
  const onServer = (await load('', 'ssr')) ?? '';
  expect(onServer).toContain(`from 'virtual:driveline/markets/first/us'`);
  expect(onServer).toContain(
    'everyMarket = {"us": [first0, late0], "us/es": [first1, late1], "mx": [first2, late2], "ca"',
  );
  for (const code of [inBrowser, onServer]) expect(code).not.toMatch(/\bbr\b/);
});

test('[PLUS-030] a market is its record and the words of its locale, from the shop and the packages', async () => {
  const first = (await load('/first/mx')) ?? '';
  expect(first).toContain(`from '@driveline/ui/i18n/first/es-MX'`);
  expect(first).toContain('"/shop/messages/es-MX.json?first"');
  const record = /JSON\.parse\((".*")\);/.exec(first)?.[1] ?? '""';
  expect(JSON.parse(JSON.parse(record) as string)).toEqual(inBrowsers(mx));
  expect(await load('/late/mx')).toContain('"/shop/messages/es-MX.json?late"');
});

test('[PLUS-058] the lists of a tax office come with the late words of their market alone', async () => {
  expect(await load('/late/mx')).toContain(`record: {"taxDocument":${JSON.stringify(mx.taxDocument)}} }`);
  expect(await load('/late/us')).toContain('record: {} }');
});

test('each language of a market has its words, and a prefix of its own keeps its pages in it', async () => {
  const inBrowser = (await load('')) ?? '';
  expect(inBrowser).toContain(`"ca/fr": () => import('virtual:driveline/markets/first/ca/fr')`);
  expect(await load('', 'ssr')).toContain('"ca/fr": [first4, late4]');
  const code = (await load('/first/ca/fr')) ?? '';
  expect(code).toContain('"/shop/messages/en-US.json?first&for=fr-CA"');
  expect(code).toContain(`import { keepPrefix } from "/shop/app/navigation/keepPrefix.ts"`);
  expect(code).toContain('keepPrefix("/fr")');
  const record = /JSON\.parse\((".*")\);/.exec(code)?.[1] ?? '""';
  expect(JSON.parse(JSON.parse(record) as string)).toEqual(inBrowsers(inLocale(ca, 'fr-CA')));
  expect(await load('/late/ca/fr')).toContain('"/shop/messages/en-US.json?late&for=fr-CA"');
  expect(await load('/first/ca')).not.toContain('keepPrefix');
});

test('other modules are left to others', async () => {
  const plugin = shopMarkets({ languages: async () => [us], folder: '' });
  expect(
    await (plugin.load as Loads).call({ environment: { name: 'client' } }, '/shop/app/root.tsx'),
  ).toBeNull();
});
