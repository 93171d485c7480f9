import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { refusal } from '../../test/stubClient.ts';
import { addParts } from './addParts.ts';

const parts = [
  { skuNumber: '1', quantity: 2 },
  { skuNumber: '2', quantity: 1 },
  { skuNumber: '3', quantity: 4 },
];

test('[PLUS-068] parts that the cart refuses are named with its reason, the others are in it', async () => {
  const gone = refusal(422, '422', 'Out of stock', 'error_item_unavailable');
  const { client, sent } = answering({
    'cart.addItem': ({ body }) => (body?.skuNumber === '2' ? gone : fixture('cart.addItem')),
  });
  expect(await addParts(client, parts)).toEqual({
    refused: [{ skuNumber: '2', message: 'Out of stock' }],
    hasAdded: true,
  });
  expect(sent.map(({ input }) => input.body)).toEqual(parts.map((part) => expect.objectContaining(part)));
});

test('[PLUS-068] nothing was added where every part was refused, or there was none', async () => {
  const { client } = answering({ 'cart.addItem': refusal(422, '422', 'Gone', 'error_item_unavailable') });
  expect(await addParts(client, parts)).toMatchObject({
    refused: parts.map(() => ({ message: 'Gone' })),
    hasAdded: false,
  });
  expect(await addParts(client, [])).toEqual({ refused: [], hasAdded: false });
});
