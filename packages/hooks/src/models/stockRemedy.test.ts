import { B2cError, type B2cErrorDetails } from '@driveline/api';
import { expect, test } from 'vitest';
import { askedChoices } from './choiceFields.ts';
import {
  askedPurchase,
  askedQuantity,
  askedWay,
  readRemedy,
  remedyOf,
  writeRefusal,
  writeRemedy,
} from './stockRemedy.ts';

const refusal = (details: B2cErrorDetails) => new B2cError('http', 'few', { status: 409, ...details });

test('[PLUS-062] a refusal offers what is there, or the way that brings all', () => {
  expect(remedyOf(refusal({ remedy: { quantity: 2 } }), 5)).toEqual({
    asked: 5,
    quantity: 2,
    message: 'few',
  });
  expect(remedyOf(refusal({ remedy: { shipmentType: 'nextday' } }), 5)).toEqual({
    asked: 5,
    shipmentType: 'nextday',
    message: 'few',
  });
});

test('[PLUS-062] the rest of what a store has travels with its quantity', () => {
  const remedy = { asked: 5, quantity: 2, restBy: 'regular' } as const;
  expect(remedyOf(refusal({ remedy: { quantity: 2, restBy: 'regular' } }), 5)).toMatchObject(remedy);
  const query = new URLSearchParams();
  writeRemedy(query, remedy, 'ci1');
  expect(`${query}`).toBe('quantity=5&take=2&restBy=regular&line=ci1');
  expect(readRemedy(query, 'ci1')).toEqual(remedy);
});

test('without a remedy, or without a quantity that was asked for, nothing is offered', () => {
  expect(remedyOf(refusal({}), 5)).toBeUndefined();
  expect(remedyOf(refusal({ remedy: { quantity: 2 } }), undefined)).toBeUndefined();
  expect(remedyOf(new Error('other'), 5)).toBeUndefined();
});

test('[PLUS-062] an address carries a remedy, only for its line', () => {
  const query = new URLSearchParams();
  writeRemedy(query, { asked: 5, quantity: 2, shipmentType: 'instore' }, 'ci1');
  expect(`${query}`).toBe('quantity=5&take=2&takeBy=instore&line=ci1');
  expect(readRemedy(query, 'ci1')).toEqual({ asked: 5, quantity: 2, shipmentType: 'instore' });
  expect(readRemedy(query, 'ci1', 'Only 2.')).toMatchObject({ quantity: 2, message: 'Only 2.' });
  expect(readRemedy(query)).toBeUndefined();
  expect(readRemedy(query, 'ci2', 'Only 2.')).toBeUndefined();
  expect(askedQuantity(query)).toBe(5);
});

test.each(['', 'quantity=5', 'quantity=0&take=1', 'quantity=100&take=1', 'quantity=1.5&take=1', 'take=1'])(
  'an address with %j carries none',
  (query) => {
    expect(readRemedy(new URLSearchParams(query))).toBeUndefined();
  },
);

test('[PLUS-062] an address carries only what a remedy has, up to the most that a line may have', () => {
  const query = new URLSearchParams();
  writeRemedy(query, { asked: 99 });
  expect(`${query}`).toBe('quantity=99');
  expect(readRemedy(new URLSearchParams('quantity=99&take=1'))).toEqual({ asked: 99, quantity: 1 });
  expect(readRemedy(new URLSearchParams('quantity=2&takeBy=nextday'))).toEqual({
    asked: 2,
    shipmentType: 'nextday',
  });
  expect(readRemedy(new URLSearchParams('quantity=2&takeBy=regular'))).toEqual({
    asked: 2,
    shipmentType: 'regular',
  });
  expect(askedQuantity(new URLSearchParams('quantity=1'))).toBe(1);
});

test('[PLUS-062] a refusal takes the place of an earlier one in an address, with all that belonged to that', () => {
  const query = new URLSearchParams('page=2&quantity=12');
  const form = new FormData();
  form.set('commerceItemId', 'ci1');
  writeRefusal(query, 'item_fewer', form, { asked: 12, quantity: 10 });
  expect(`${query}`).toBe('page=2&quantity=12&notice=item_fewer&take=10&line=ci1');
  form.set('line', 'ci2');
  writeRefusal(query, 'item_fewer', form, { asked: 3, shipmentType: 'regular' });
  expect(`${query}`).toBe('page=2&quantity=3&notice=item_fewer&takeBy=regular&line=ci2&told=1');
  query.set('typed', '12');
  writeRefusal(query, 'error_saved_limit', form);
  expect(`${query}`).toBe('page=2&quantity=3&notice=error_saved_limit');
});

test('[CATALOG-039] a refusal brings back what was chosen on the page of a part, in place of an earlier choice', () => {
  const form = new FormData();
  const fields = {
    skuNumber: '42',
    quantity: '3',
    line: '42',
    'options[color]': 'gray',
    'options[size]': '',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const query = new URLSearchParams('options[size]=M');
  writeRefusal(query, 'error_option_invalid', form);
  expect(askedChoices(query)).toEqual({ color: 'gray' });
  writeRefusal(query, 'item_fewer', form, { asked: 3, quantity: 2 });
  expect(askedChoices(query)).toEqual({ color: 'gray' });
  form.set('options[color]', 'x'.repeat(41));
  writeRefusal(query, 'error_option_invalid', form);
  expect(askedChoices(query)).toEqual({});
});

test.each([
  ['', ''],
  ['sort=price&quantity=0', ''],
  ['quantity=3&notice=item_fewer', '?quantity=3'],
  ['quantity=3&shipmentType=regular', '?quantity=3&shipmentType=regular'],
  ['shipmentType=drone', ''],
  [
    'quantity=3&options[color]=gray&options[size]=M',
    '?quantity=3&options%5Bcolor%5D=gray&options%5Bsize%5D=M',
  ],
])('[CATALOG-039] of %j another form of the page keeps %j', (query, kept) => {
  expect(askedPurchase(new URLSearchParams(query))).toBe(kept);
});

test.each([
  ['40', 40],
  ['150', 99],
])(
  'a refusal without a remedy keeps the quantity %s that was typed on the page of a part',
  (quantity, kept) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ skuNumber: '42', quantity, line: '42' }))
      form.set(name, value);
    const query = new URLSearchParams();
    writeRefusal(query, 'error_quantity_limit', form);
    expect(askedQuantity(query)).toBe(kept);
    expect(readRemedy(query, '42')).toBeUndefined();
  },
);

test('a refusal keeps the way that was chosen on the page of a part, in place of an earlier one', () => {
  const form = new FormData();
  const fields = { skuNumber: '42', quantity: '3', line: '42', shipmentType: 'regular' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const query = new URLSearchParams('shipmentType=instore');
  writeRefusal(query, 'item_fewer', form, { asked: 3, quantity: 2 });
  expect(askedWay(query)).toBe('regular');
  form.delete('shipmentType');
  writeRefusal(query, 'item_fewer', form, { asked: 3, quantity: 2 });
  expect(askedWay(query)).toBeUndefined();
});

test('a way that nobody knows is left out', () => {
  expect(readRemedy(new URLSearchParams('quantity=5&takeBy=drone'))).toEqual({ asked: 5 });
});
