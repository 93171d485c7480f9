import { describe, expect, test } from 'vitest';
import { readAddItem, readLine, readSaved, readStoreChoice, readSwap, readUpdateItem } from './lineForms.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('adding', () => {
  test('[CART-004] reads sku, quantity and the way that was chosen', () => {
    const input = readAddItem(form({ skuNumber: '42', quantity: '2', shipmentType: 'nextday' }));
    expect(input).toEqual({ skuNumber: '42', quantity: 2, shipmentType: 'nextday' });
  });

  test.each([
    ['1', '-1', 1],
    ['2', '1', 3],
    ['99', '1', 99],
    ['500', '', 99],
    ['0', '', 0],
    ['0', '-1', 0],
  ])('quantity %s with step %s is %i', (quantity, step, expected) => {
    const input = readUpdateItem(form({ commerceItemId: 'a', quantity, step }));
    expect(input.quantity).toBe(expected);
  });

  test('[CART-004] takes one of a part where no number was chosen, and never none', () => {
    expect(readAddItem(form({ skuNumber: '42' }))).toEqual({ skuNumber: '42', quantity: 1 });
    expect(readAddItem(form({ skuNumber: '42', quantity: '0' })).quantity).toBe(1);
  });

  test('[PLUS-005] reads store, vehicle and the word that a part which does not fit is wanted', () => {
    const fields = { skuNumber: '42', storeNumber: '12', vehicleId: 'v1', fitConfirmed: '' };
    expect(readAddItem(form(fields))).toEqual({
      skuNumber: '42',
      quantity: 1,
      storeNumber: '12',
      vehicleId: 'v1',
      acceptsMisfit: true,
    });
  });

  test.each([{ quantity: '2' }, { skuNumber: '42', quantity: '1.5' }, { skuNumber: '42', quantity: 'x' }])(
    'a form like %o makes no sense',
    (fields) => {
      expect(() => readAddItem(form(fields as Record<string, string>))).toThrow(RangeError);
    },
  );
});

test('a change of a line names what changes', () => {
  expect(readUpdateItem(form({ commerceItemId: 'a', shipmentType: 'nextday' }))).toEqual({
    commerceItemId: 'a',
    shipmentType: 'nextday',
  });
  expect(readUpdateItem(form({ commerceItemId: 'a', quantity: '100' }))).toEqual({
    commerceItemId: 'a',
    quantity: 99,
  });
  expect(readUpdateItem(form({ commerceItemId: 'a', shipmentType: 'drone' }))).toEqual({
    commerceItemId: 'a',
  });
});

test('[PLUS-062] a press that splits a line names what stays, and how the rest comes', () => {
  const fields = { commerceItemId: 'a', quantity: '5' };
  expect(readUpdateItem(form({ ...fields, split: '2 3 regular' }))).toEqual({
    commerceItemId: 'a',
    quantity: 2,
    rest: { quantity: 3, shipmentType: 'regular' },
  });
  expect(readUpdateItem(form({ ...fields, split: '2 3 drone' }))).toEqual({
    commerceItemId: 'a',
    quantity: 2,
  });
  expect(() => readUpdateItem(form({ ...fields, split: 'x 3 regular' }))).toThrow(RangeError);
  expect(() => readUpdateItem(form({ ...fields, split: '2 x regular' }))).toThrow(RangeError);
});

test('[CART-001] a quantity that is none is told', () => {
  expect(() => readUpdateItem(form({ commerceItemId: 'a', quantity: 'x' }))).toThrow(
    "Quantity 'x' is no whole number.",
  );
});

test('[PLUS-062] a press that helps wins over what the form holds', () => {
  const fields = { skuNumber: '42', quantity: '12', shipmentType: 'instore' };
  expect(readAddItem(form({ ...fields, take: '10' }))).toEqual({
    skuNumber: '42',
    quantity: 10,
    shipmentType: 'instore',
  });
  expect(readAddItem(form({ ...fields, takeBy: 'regular' }))).toEqual({
    skuNumber: '42',
    quantity: 12,
    shipmentType: 'regular',
  });
});

test('[CART-013][CART-014] a line, a swap and a saved part are named by their ids, and make no sense without', () => {
  expect(readLine(form({ commerceItemId: 'a' }))).toEqual({ commerceItemId: 'a' });
  expect(readSwap(form({ commerceItemId: 'a', skuNumber: '7' }))).toEqual({
    commerceItemId: 'a',
    skuNumber: '7',
  });
  expect(readSaved(form({ savedItemId: 's' }))).toEqual({ savedItemId: 's' });
  for (const read of [readLine, readSwap, readSaved]) {
    expect(() => read(form({ skuNumber: '7' }))).toThrow(RangeError);
  }
});

test('[PLUS-060] a store that is chosen comes with the postal code by which it was found', () => {
  expect(readStoreChoice(form({ storeNumber: '3021' }))).toEqual({ storeNumber: '3021' });
  const found = { storeNumber: '3021', postalCode: '38103' };
  expect(readStoreChoice(form(found))).toEqual(found);
});
