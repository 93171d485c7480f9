import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { startReturn } from './startReturn.ts';

const made = fixture('orders.return');
const answers = { 'orders.return': made, 'orders.returnCore': fixture('orders.returnCore') };

test('[PLUS-024] the parts of a form are returned, the way that it names', async () => {
  const { client, sent } = answering(answers);
  const typed = { 'quantity.a': '2', 'reason.a': 'damaged', 'quantity.b': '0', method: 'label' };
  expect(await startReturn(client, 'W-1', typed)).toBe(made.orders[0]?.orderId);
  expect(sent[0]?.input.body).toEqual({
    orderId: 'W-1',
    lines: [{ commerceItemId: 'a', quantity: 2, reason: 'damaged' }],
    method: 'label',
  });
});

test('[PLUS-024] cores are returned by their line', async () => {
  const { client, sent } = answering(answers);
  await startReturn(client, 'W-1', { commerceItemId: 'a', quantity: '2' });
  expect(sent.map(({ input }) => input.body)).toEqual([
    { orderId: 'W-1', commerceItemId: 'a', quantity: 2, method: 'store' },
  ]);
});

test('without a part nothing is sent', async () => {
  const { client, sent } = answering(answers);
  expect(await startReturn(client, 'W-1', { 'quantity.a': '0' })).toBeUndefined();
  expect(sent).toEqual([]);
});
