import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { refusal } from '../../test/stubClient.ts';
import { orderLines } from '../cart/miniCartSummary.ts';
import { buyAgain, historyFilterOf, returnedLines, returnMethodOf } from './index.ts';

describe('[ACCT-046] the history is narrowed by the address', () => {
  test.each([
    ['', {}],
    ['orderType=RETURN&page=3', { orderType: 'RETURN' }],
    ['orderType=return&fromDate=2026-13-01&toDate=soon', {}],
    ['fromDate=2026-11-01&toDate=2026-11-30', { fromDate: '2026-11-01', toDate: '2026-11-30' }],
    ['orderId=+w7k2-94qd', { orderId: 'W7K294QD' }],
    [`orderId=${'A'.repeat(80)}`, { orderId: 'A'.repeat(64) }],
    ['orderId=%22%27', {}],
  ])('%s', (query, filter) => {
    expect(historyFilterOf(new URLSearchParams(query), 10)).toEqual({ maxResult: 10, ...filter });
  });
});

describe('[PLUS-024] a return', () => {
  test('takes the lines with a quantity, each with its reason', () => {
    const typed = {
      ...{ 'quantity.a': '2', 'reason.a': 'damaged', 'quantity.b': '0', 'reason.b': 'other' },
      ...{ 'quantity.c': '1', 'reason.c': 'bored', 'quantity.d': 'many', method: 'label' },
    };
    expect(returnedLines(typed)).toEqual([
      { commerceItemId: 'a', quantity: 2, reason: 'damaged' },
      { commerceItemId: 'c', quantity: 1, reason: 'other' },
    ]);
  });

  test('goes to a store unless it asks for a label', () => {
    const typed: Record<string, string>[] = [{}, { method: 'label' }, { method: 'drone' }];
    expect(typed.map(returnMethodOf)).toEqual(['store', 'label', 'store']);
  });
});

describe('[ACCT-046] buying an order again', () => {
  const order = fixture('orders.detail');
  const titles = orderLines(order).map(({ itemDescription }) => itemDescription);

  test('adds all its lines, as many of each as there were', async () => {
    const { client, sent } = answering({ 'cart.addItem': fixture('cart.addItem') });
    expect(await buyAgain(client, order)).toEqual({ missing: [], hasAdded: true });
    expect(sent.map(({ input }) => input.body)).toEqual(
      orderLines(order).map(({ skuNumber, itemQuantity: quantity }) =>
        expect.objectContaining({ skuNumber, quantity }),
      ),
    );
  });

  test('names what is not sold any more', async () => {
    const { client } = answering({ 'cart.addItem': refusal(422, '422', 'Gone', 'error_item_unavailable') });
    expect(await buyAgain(client, order)).toEqual({ missing: titles, hasAdded: false });
  });
});
