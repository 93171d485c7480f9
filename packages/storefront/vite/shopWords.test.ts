import type { FirstStrings } from '@driveline/ui';
import { enUSFirst } from '@driveline/ui/i18n/first/en-US';
import { countFor, pluralFor } from '@driveline/ui/i18n/plural';
import { expect, test } from 'vitest';
import { enUS, issueText, issueWordIds, units, type Messages } from '@driveline/validation/messages';
import { uiWordIds } from '@driveline/ui/words';
import { serverMessageIds } from '../server/serverWords.ts';
import { lackingWords, shopIssues, shopStrings, withShopWords } from './shopWords.ts';

const stock = {
  'cart.title': 'Cart',
  'cart.heading': 'Your cart ({count, plural, one {# item} other {# items}})',
};

test('[PLUS-030] a shop says words otherwise, and adds its own', () => {
  const own = { 'cart.title': 'Basket', 'shop.promise': 'By hand.', 'ui.close': 'Shut' };
  expect(withShopWords(stock, own)).toEqual({ ...stock, 'cart.title': 'Basket', 'shop.promise': 'By hand.' });
});

test('[PLUS-030][PLUS-042] a word that does not exist is refused with the one that it resembles', () => {
  expect(() => withShopWords(stock, { 'cart.titel': 'Basket' })).toThrow(
    "There is no word 'cart.titel'. Did you mean 'cart.title'?",
  );
});

test.each([
  [
    'cart.heading',
    '{total} parts',
    'has the argument {total}, which its page does not give. It gives {count}.',
  ],
  ['cart.title', 'Basket of {name}', 'has the argument {name}, which its page does not give. It gives none.'],
])('[PLUS-030] a text of %s with an argument that the page lacks is refused', (id, text, message) =>
  expect(() => withShopWords(stock, { [id]: text })).toThrow(message),
);

test('[PLUS-030] an argument may be left out, or chosen by', () => {
  const own = { 'cart.heading': '{count, plural, =0 {Nothing} other {Parts}}' };
  expect(withShopWords(stock, own)['cart.heading']).toBe(own['cart.heading']);
});

const uiWords = {
  'ui.close': 'Shut',
  'ui.shelf.sortOrder.rating': 'Stars',
  'ui.order.status.PICKED UP': 'Got it',
};

test('[PLUS-030] texts of the components are said otherwise in the half where they are', () => {
  expect(shopStrings('en-US', 'first', uiWords)).toContain(
    'const strings = { ...stock, "close": "Shut", "shelf": { ...stock["shelf"], "sortOrder": { ...stock["shelf"]["sortOrder"], "rating": "Stars" } } };',
  );
  expect(shopStrings('en-US', 'late', uiWords)).toContain('"PICKED UP": "Got it"');
});

test('[PLUS-030] a shop that says nothing otherwise gets no code for it', () => {
  expect(shopStrings('en-US', 'first', { 'cart.title': 'Basket' }).trim()).toBe('const strings = stock;');
});

/** The words of a half as its module makes them. */
function made(locale: string, half: 'first' | 'late', stock: object, own: Record<string, string>): never {
  const code = shopStrings(locale, half, own).replace(/^import .*/, '');
  return new Function('stock', 'pluralFor', 'countFor', `${code}; return strings;`)(
    stock,
    pluralFor,
    countFor,
  ) as never;
}

test('[PLUS-030] texts with arguments and entries of lists too', () => {
  const { shelf, offer, fit }: FirstStrings = made('en-US', 'first', enUSFirst, {
    'ui.shelf.itemCount': '{count, plural, one {# part} other {# parts}}',
    'ui.shelf.emptyHints.1': 'Call us.',
    'ui.offer.readyAt': '{ready}: {stock}',
    'ui.fit.fits': '{vehicle, select, none {It fits} other {It fits the {vehicle}}}',
  });
  expect([shelf.itemCount(1), shelf.itemCount(1234)]).toEqual(['1 part', '1,234 parts']);
  expect(shelf.emptyHints).toEqual([
    enUSFirst.shelf.emptyHints[0],
    'Call us.',
    enUSFirst.shelf.emptyHints[2],
  ]);
  expect([fit.fits(), fit.fits('Fit')]).toEqual(['It fits', 'It fits the Fit']);
  expect([offer.readyAt, offer.add(2), shelf.sort]).toEqual(['{ready}: {stock}', 'Add 2 to cart', 'Sort']);
});

test('[PLUS-030] a count takes the forms of the language', () => {
  const { shelf }: FirstStrings = made('pt-BR', 'first', enUSFirst, {
    'ui.shelf.itemCount': '{count, plural, one {# peça} other {# peças}}',
  });
  expect([0, 1, 1234].map(shelf.itemCount)).toEqual(['0 peça', '1 peça', '1.234 peças']);
});

test.each([
  ['ui.shelf.sortt', 'x', "There is no word 'ui.shelf.sortt'. Did you mean 'ui.shelf.sort'?"],
  ['ui.purchase.way.pickup', 'x', "is called 'ui.purchase.way.instore' now"],
  [
    'ui.shelf.itemCount',
    '{total} parts',
    "The word 'ui.shelf.itemCount' has the argument {total}, which its component",
  ],
  ['ui.shelf.sort', 'By {name}', 'has the argument {name}, which its component does not give'],
  ['ui.fit.fits', 'For your {vehicle}', 'writes {vehicle}, which may be absent'],
  ['ui.shelf.itemCount', '{count', 'cannot be read'],
])('[PLUS-030][PLUS-042] %s as %j is refused', (id, text, message) =>
  expect(() => shopStrings('en-US', 'first', { [id]: text })).toThrow(message),
);

/** The errors of fields as their module makes them. */
const madeIssues = (own: Record<string, string>): Messages =>
  new Function('stockIssues', 'units', `${shopIssues(own).replace(/^import .*/, '')}; return issueMessages;`)(
    enUS,
    units,
  ) as Messages;

test('[PLUS-030] errors of fields are said otherwise, and the others stay', () => {
  const messages = madeIssues({
    'validation.subjects.postalCode.name': 'Postal code',
    'validation.reasons.checksum': 'Your {name} has a wrong {unit, select, digit {digit} other {sign}}.',
    'validation.empty.exteriorNumber': 'Which house?',
  });
  expect(issueText({ rule: 'postalCode.checksum', params: {} }, messages)).toBe(
    'Your Postal code has a wrong digit.',
  );
  expect(issueText({ rule: 'required', params: {}, field: 'exteriorNumber' }, messages)).toBe('Which house?');
  expect(messages.rules['expiry.past']).toBe(enUS.rules['expiry.past']);
  expect(() => shopIssues({ 'validation.rules.expiry.pasd': 'x' })).toThrow(
    "There is no word 'validation.rules.expiry.pasd'. Did you mean 'validation.rules.expiry.past'?",
  );
});

test('[PLUS-030][PLUS-046] a language that does not ship is given whole, and takes nothing from another', () => {
  const ids = [
    ...(['first', 'late'] as const).flatMap((half) => uiWordIds(half).map((id) => `ui.${id}`)),
    ...issueWordIds(enUS).map((id) => `validation.${id}`),
    ...serverMessageIds.map((id) => `server.${id}`),
  ];
  const whole = Object.fromEntries(ids.map((id) => [id, 'mot']));
  expect(lackingWords('fr-CA', ['cart.title'], { ...whole, 'ui.close': 'Fermer' })).toBe(
    "Driveline has no words in 'fr-CA', and the shop's messages for it lack 1: cart.title.",
  );
  expect(lackingWords('fr-CA', ['cart.title'], {})).toMatch(/lack \d{4}: cart\.title, ui\./);
  const all: Record<string, string> = { ...whole, 'cart.title': 'Panier' };
  expect(lackingWords('fr-CA', ['cart.title'], all)).toBeUndefined();
  const { 'server.promo_idle': _, ...withoutOne } = all;
  expect(lackingWords('fr-CA', ['cart.title'], withoutOne)).toMatch(/lack 1: server\.promo_idle\.$/);
  expect(lackingWords('en-CA', ['cart.title'])).toBeUndefined();
  expect(shopStrings('fr-CA', 'late', whole)).not.toContain('stock');
  expect(shopIssues(whole)).not.toContain('stockIssues');
  expect(issueText({ rule: 'city.checksum', params: {} }, madeIssues(whole))).toBe('mot');
});
