import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { markets } from '@driveline/markets';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { labelsOf } from '../src/marketLabels.ts';
import { isLate } from '../vite/compiledMessages.ts';
import { wholeWords } from '../vite/wholeWords.ts';

/** As they are written: an import would get them compiled. */
const locales = wholeWords(import.meta.dirname);
const enUS = locales['en-US'] ?? {};
const ids = Object.keys(enUS).sort();

test.each(Object.entries(locales))('%s has every text, and no other', (_locale, messages) => {
  expect(Object.keys(messages).sort()).toEqual(ids);
});

test.each(Object.entries(locales))(
  'every text of %s parses and takes the values of its English form',
  (locale, messages) => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
    for (const id of ids) {
      expect(() => new IntlMessageFormat(messages[id] ?? '', locale)).not.toThrow();
      const own = new Set(places(messages[id] ?? ''));
      expect([...own], id).toEqual([...new Set(places(enUS[id] ?? ''))]);
    }
  },
);

test.each(markets.map((market) => [market.code, market] as const))(
  'every label that market %s names exists',
  (_code, market) => {
    expect(labelsOf(market).filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test.each(markets.map((market) => [market.code, market] as const))(
  'other packages can import the words of market %s, labels included',
  (_code, market) => {
    // By the package's own exports, as whoever has installed it resolves them.
    const address = `@driveline/storefront/messages/${market.locale}.json`;
    const file = createRequire(import.meta.url).resolve(address);
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(labelsOf(market).filter((id) => !words[id])).toEqual([]);
  },
);

/** Ids of words, of whatever a record holds. */
const keysIn = (value: unknown): string[] =>
  Object.entries(value ?? {}).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner === 'object') return keysIn(inner);
    return /(?<!Message)Key$/.test(name) && typeof inner === 'string' ? [inner] : [];
  });

test.each(markets.map((market) => [market.code, market] as const))(
  'market %s names no label that no screen reads',
  (_code, { taxDocument: _shownByComponents, ...market }) => {
    expect(keysIn(market).toSorted()).toEqual(labelsOf(market).toSorted());
  },
);

/** Everything that may stand outside `withLateWords`. */
const firstSources = import.meta.glob<string>(
  [
    '../app/**/*.{ts,tsx}',
    '!../app/**/*.css.ts',
    '!../app/pages/{account,browse,chat,checkout,contact,deals,garage,gift-card,guides,landing,orders,rewards,shared-cart,sign-in,store,warranties}/**',
    '!../app/{shell,parts}/{account,address,offers,payment,person,rewards,session,sign-in}/**',
    '!../app/parts/page/NamedPage.tsx',
    '!../app/pages/catalog/{ComparePage,SearchNotes}.tsx',
    '!../app/parts/blocks/**',
    '!../app/routes/groups/**',
    '!../app/**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test.each(Object.entries(firstSources))('%s names no text that comes late', (_path, source) => {
  const named = [...source.matchAll(/['`]([\w.]+)['`]/g)].map(([, id = '']) => id);
  expect(named.filter((id) => ids.includes(id) && isLate(id))).toEqual([]);
});

test.each(markets.map((market) => [market.code, market] as const))(
  'labels of market %s that every page may show do not come late',
  (_code, { postalCode, legalLinks }) => {
    const named = [postalCode.labelKey, ...legalLinks.map(({ labelKey }) => labelKey)];
    expect(named.filter(isLate)).toEqual([]);
  },
);

const sources = import.meta.glob<string>(
  [
    '../{app,brands,server}/**/*.{ts,tsx}',
    '../../../packages/{api,hooks,markets}/src/**/*.{ts,tsx}',
    '!../**/*.test.*',
    '!../../../packages/**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const everySource = Object.values(sources).join('\n');

test('what a redirect says has its words where it is shown: the checkout has late ones, the frame of other pages has none', () => {
  const told = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/notice=([\w.]+)|toNotice\('([\w.]+)'\)/g)].map((it) => ({
      id: it[1] ?? it[2] ?? '',
      inCheckout: path.includes('/pages/checkout/'),
    })),
  );
  const late = told.filter(({ id }) => isLate(id));
  expect(late.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['checkout.datesMoved', 'checkout.checkingOrder', 'wallet_cancelled']),
  );
  expect(late.filter(({ inCheckout }) => !inCheckout)).toEqual([]);
});

/** What names are put together of: `payment.method.` of `payment.method.${method}`. */
const starts = [...everySource.matchAll(/`([\w.]+[._])\$\{/g)].map(([, start = '']) => start);

test('every text is one that somebody asks for', () => {
  // As text, in an address, or as the key of an error of the contract.
  const named = new Set(
    [...everySource.matchAll(/['`=]([\w.]+)['`&]|\b(\w+):/g)].map((it) => it[1] ?? it[2]),
  );
  const isNamed = (id: string) => named.has(id) || starts.some((start) => id.startsWith(start));
  expect(ids.filter((id) => !isNamed(id))).toEqual([]);
});
