import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { ignoredWords } from './ignoredWords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  ['brake pads 🔥🚗 zzzz', ['zzzz'], ['🔥🚗', 'zzzz']],
  ['pads👍🏽 now!', ['now'], ['👍🏽', 'now']],
  ['Trueline® pads™', [], []],
  ['oil 5W-99, 5W-99', ['5w', '99'], ['5W-99']],
  ['wiper 99"', ['99'], ['99"']],
  ['', [], []],
])('of %j with %j unused', (text, words, ignored) => {
  expect(ignoredWords(text, new Set(words))).toEqual(ignored);
});

test.each([
  ['us', 'brake pads 🔥', ['🔥']],
  ['us', 'oil filter 2018 honda civic zzqqy', ['zzqqy']],
  ['us', 'motor oil 5W-99', ['5W-99']],
  ['us', 'brake pads 5W-30', ['5W-30']],
  ['us', 'upstream wiper blade', ['upstream']],
  ['us', '2018 brake pads', ['2018']],
  ['mx', 'necesito balatas para sentra 2018 zzqqy', ['zzqqy']],
  ['br', 'óleo de motor 5W-99', ['5W-99']],
])(
  '[PLUS-008] %s: what "%s" leaves out is said, and the rest is found',
  async (market, searchText, ignored) => {
    const answer = await shop.shopper(market).do('catalog.search', { query: { searchText } });
    expect(answer.ignoredWords).toEqual(ignored);
    expect(answer.totalCount).toBeGreaterThan(0);
  },
);

test.each([
  ['us', 'front brake pads'],
  ['us', 'oil filter for a 2018 honda civic'],
  ['us', 'altenator'],
  ['us', 'P0420 zzqqy'],
  ['us', 'my brakes are squeaking so much'],
  ['us', 'qqqq zzzz'],
  ['us', '22 inch wiper'],
  ['mx', 'balatas delanteras'],
])('%s: of "%s" nothing is said to be left out', async (market, searchText) => {
  const answer = await shop.shopper(market).do('catalog.search', { query: { searchText } });
  expect(answer.ignoredWords).toBeUndefined();
});

test.each([
  ['us', 'check engine light', true],
  ['us', 'luz de motor encendida', true],
  ['br', 'luz da injeção', true],
  ['us', 'brakes squeak', undefined],
  ['us', 'check engine P0420', undefined],
])('[PLUS-054] %s: %s asks for the code: %s', async (market, searchText, asks) => {
  const answer = await shop.shopper(market).do('catalog.search', { query: { searchText } });
  expect(answer.asksForCode).toBe(asks);
});
