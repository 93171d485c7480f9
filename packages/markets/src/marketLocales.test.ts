import { expect, test } from 'vitest';
import {
  createMarkets,
  defineMarket,
  inLocale,
  languagesOf,
  mx,
  nearestLocale,
  prefixOf,
  splitLocale,
  us,
} from './index.ts';

const french = { prefix: 'fr', locale: 'fr-CA', language: 'fr', dir: 'ltr', hreflang: 'fr-CA' } as const;
const ca = defineMarket({ ...us, code: 'ca', locale: 'en-CA', hreflang: 'en-CA', otherLocales: [french] });

test.each([
  ['/fr/', '/fr', '/', 'fr-CA'],
  ['/fr/cart', '/fr', '/cart', 'fr-CA'],
  ['/fr/fr/cart', '/fr', '/fr/cart', 'fr-CA'],
  ['/cart', '', '/cart', 'en-CA'],
  ['/fr', '', '/fr', 'en-CA'],
  ['/front/pads', '', '/front/pads', 'en-CA'],
  ['/FR/cart', '', '/FR/cart', 'en-CA'],
  ['//fr/cart', '', '//fr/cart', 'en-CA'],
])('the address %s has the prefix "%s" and the path %s', (address, prefix, path, locale) => {
  const found = splitLocale(ca, address);
  expect(found).toMatchObject({ prefix, path });
  expect(found.market.locale).toBe(locale);
});

test('a language changes what is written, and nothing else of a market', () => {
  const inFrench = inLocale(ca, 'fr-CA');
  expect(inFrench).toEqual({
    ...ca,
    defaultLocale: 'en-CA',
    locale: 'fr-CA',
    language: 'fr',
    hreflang: 'fr-CA',
  });
  expect(inLocale(ca, 'fr-CA')).toBe(inFrench);
  expect([ca, inFrench].map(prefixOf)).toEqual(['', '/fr']);
  expect(languagesOf(ca)).toEqual([ca, inFrench]);
  expect(languagesOf(inFrench)).toBe(languagesOf(ca));
  expect(inLocale(inFrench, 'en-CA')).toBe(ca);
  expect(languagesOf(mx)).toEqual([mx]);
});

test('a language may have a clock of its own', () => {
  const canada = { ...ca, otherLocales: [{ ...french, timeFormat: '24h' } as const] };
  expect(languagesOf(canada).map(({ units }) => units.timeFormat)).toEqual(['12h', '24h']);
});

test('a language has names of its own for the clock, or none', () => {
  const english = { ...french, prefix: 'en', locale: 'en-MX', language: 'en', hreflang: 'en-MX' };
  const names = { 'America/Mexico_City': 'Central Time' };
  const [, plain] = languagesOf({ ...mx, otherLocales: [english] });
  const [, named] = languagesOf({ ...mx, otherLocales: [{ ...english, timeZoneNames: names }] });
  expect([plain?.timeZoneNames, named?.timeZoneNames]).toEqual([{}, names]);
});

test('the states of the US have Spanish names for who reads them in Spanish, by the alphabet', () => {
  const { states } = inLocale(us, 'es-US');
  const names = states.map(({ name }) => name);
  expect(states.find(({ code }) => code === 'NC')?.name).toBe('Carolina del Norte');
  expect(names).toHaveLength(us.states.length);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es-US')));
  expect(us.states.find(({ code }) => code === 'NC')?.name).toBe('North Carolina');
  const codes = us.states.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(Object.keys(us.otherLocales?.[0]?.stateNames ?? {})));
});

test.each([undefined, null, '', 'en-CA', 'fr', 'pt-BR', '__proto__'])(
  'a market that does not speak %s says it in its own language',
  (locale) => {
    expect(inLocale(ca, locale)).toBe(ca);
  },
);

test('[CONF-009] every language of a shop finds its market, and no two markets share one', () => {
  const { marketByLocale, marketByCode } = createMarkets([us, ca]);
  expect(marketByLocale('fr-CA')).toBe(inLocale(ca, 'fr-CA'));
  expect(marketByLocale('en-CA')).toBe(ca);
  expect(marketByCode('ca')).toBe(ca);
  const other = { ...ca, code: 'qc', locale: 'fr-CA', language: 'fr', otherLocales: [] };
  expect(() => createMarkets([ca, other])).toThrow("Two markets share the locale 'fr-CA'");
  expect(() => createMarkets([us, us])).toThrow("Two markets share the code 'us'");
});

test.each([
  ['es-US', 'es-US'],
  ['es-AR', 'es'],
  ['pt-PT', 'pt-BR'],
  ['fr-CA', undefined],
])('for %s speaks %s', (locale, nearest) => {
  expect(nearestLocale(['en-US', 'es-MX', 'es', 'es-US', 'pt-BR'], locale)).toBe(nearest);
});
