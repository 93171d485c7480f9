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

test.each([429, 503])(
  '[PLUS-068] status %s ends it: the rest is named, and not tried after it',
  async (status) => {
    const { client, sent } = answering({
      'cart.addItem': ({ body }) =>
        body?.skuNumber === '2' ? refusal(status, `${status}`, '', 'error_generic') : fixture('cart.addItem'),
    });
    const { hasAdded, refused } = await addParts(client, parts);
    expect(hasAdded).toBe(true);
    expect(refused.map(({ skuNumber }) => skuNumber)).toEqual(['2', '3']);
    expect(sent.map(({ input }) => input.body)).not.toContainEqual(
      expect.objectContaining({ skuNumber: '3' }),
    );
  },
);

test('[PLUS-068] a failure before anything was added is thrown: all of it can be sent again', async () => {
  const { client } = answering({ 'cart.addItem': refusal(503, '503', '', 'error_generic') });
  await expect(addParts(client, parts)).rejects.toMatchObject({ status: 503 });
});
