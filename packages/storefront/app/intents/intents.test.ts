import { describe, expect, test } from 'vitest';
import { intents, isIntent } from './intents.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('adding', () => {
  test('[CART-004] reads sku, quantity and the way that was chosen', () => {
    const input = intents['add-to-cart'].read(form({ skuNumber: '42', quantity: '2', way: 'nextDay' }));
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
    const input = intents['update-line'].read(form({ commerceItemId: 'a', quantity, step }));
    expect(input.quantity).toBe(expected);
  });

  test.each([{ quantity: '2' }, { skuNumber: '42', quantity: '1.5' }, { skuNumber: '42', quantity: 'x' }])(
    'a form like %o makes no sense',
    (fields) => {
      expect(() => intents['add-to-cart'].read(form(fields as Record<string, string>))).toThrow(RangeError);
    },
  );
});

test('[PLUS-062] a press that helps wins over what the form holds', () => {
  const fields = { skuNumber: '42', quantity: '12', way: 'pickup' };
  const add = intents['add-to-cart'];
  expect(add.read(form({ ...fields, take: '10' }))).toEqual({
    skuNumber: '42',
    quantity: 10,
    shipmentType: 'instore',
  });
  expect(add.read(form({ ...fields, byWay: 'regular' }))).toEqual({
    skuNumber: '42',
    quantity: 12,
    shipmentType: 'regular',
  });
});

test("[PLUS-003] 'I don't know' takes an answer back, whatever was chosen beside it", () => {
  const answer = intents['answer-fit'];
  expect(answer.read(form({ questionId: 'q1', value: '296' }))).toEqual({ questionId: 'q1', value: '296' });
  expect(answer.read(form({ questionId: 'q1', value: '296', unknown: 'true' }))).toEqual({
    questionId: 'q1',
    value: null,
  });
});

test('a VIN is named as the source of the vehicle', () => {
  const read = intents['set-vehicle'].read;
  expect(read(form({ catalogVehicleId: '7', source: 'vin' }))).toEqual({
    catalogVehicleId: '7',
    source: 'vin',
  });
  expect(read(form({ catalogVehicleId: '7' }))).toEqual({ catalogVehicleId: '7', source: 'picker' });
});

test('only rows of the table are intents', () => {
  expect(['add-to-cart', 'toString', '__proto__', '', undefined].map(isIntent)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
