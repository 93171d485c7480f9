import { expect, test } from 'vitest';
import { patchedTable, uiWords, withShopWords } from './shopWords.ts';

const stock = {
  'cart.title': 'Cart',
  'cart.heading': 'Your cart ({count, plural, one {# item} other {# items}})',
};

test('[PLUS-030] a shop says words otherwise, and adds its own', () => {
  const own = { 'cart.title': 'Basket', 'shop.promise': 'By hand.', 'ui.close': 'Shut' };
  expect(withShopWords(stock, own)).toEqual({ ...stock, 'cart.title': 'Basket', 'shop.promise': 'By hand.' });
  expect(uiWords(own)).toEqual({ close: 'Shut' });
});

test('[PLUS-030] a word that does not exist is refused with the one that it resembles', () => {
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

const first = {
  close: 'Close',
  shelf: { sort: 'Sort', by: { price: 'Price' }, count: (n: number) => `${n}` },
};
const late = { order: { track: 'Track' } };

test('[PLUS-030] plain texts of the components are said otherwise where they are', () => {
  const own = { close: 'Shut', 'shelf.by.price': 'Cost', 'order.track': 'Follow' };
  expect(patchedTable('stock', own, first, late)).toBe(
    '{ ...stock, close: "Shut", shelf: { ...stock.shelf, by: { ...stock.shelf.by, price: "Cost" } } }',
  );
  expect(patchedTable('stock', own, late, first)).toBe(
    '{ ...stock, order: { ...stock.order, track: "Follow" } }',
  );
  expect(patchedTable('stock', {}, first, late)).toBe('stock');
});

test.each(['shelf.count', 'shelf.sortt'])("[PLUS-030] '%s' is no plain text and is refused", (path) =>
  expect(() => patchedTable('stock', { [path]: 'x' }, first, late)).toThrow(
    `There is no word 'ui.${path}'. Did you mean 'ui.shelf.sort'?`,
  ),
);
