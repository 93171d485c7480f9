import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { postForTest } from '../../shop/postForTest.ts';
import { sharedCartAction } from './sharedCartAction.ts';

const gone = {
  errorDetails: [
    { errorCode: '422', errorMessageDefault: 'Out of stock', errorMessageKey: 'error_item_unavailable' },
  ],
};

/** @param refuses the part that the cart does not take */
async function post(query: string, { intent = 'add-shared', refuses = '' } = {}) {
  const sent: unknown[] = [];
  const { run } = postForTest(sharedCartAction, {
    path: `/cart/shared${query}`,
    fields: { intent },
    fetch: async (url, init) => {
      if (!String(url).endsWith('/order/item')) return Response.json({});
      const body = JSON.parse(String(init?.body)) as { skuNumber: string; quantity: number };
      sent.push([body.skuNumber, body.quantity]);
      return body.skuNumber === refuses
        ? Response.json(gone, { status: 422 })
        : Response.json(fixture('cart.addItem'));
    },
  });
  const answer: unknown = await run().catch((thrown: unknown) => thrown);
  return { answer, sent };
}

describe('[PLUS-068] the press that adds shared parts', () => {
  test('adds what the address states, and goes to the cart', async () => {
    const { answer, sent } = await post('?parts=1:2,2');
    expect(answer).toMatchObject({ status: 303 });
    expect((answer as Response).headers.get('location')).toBe('/cart');
    expect(sent).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  test('stays where a part is refused, with its reason', async () => {
    const { answer, sent } = await post('?parts=1,2,3', { refuses: '2' });
    expect(answer).toMatchObject({
      data: { refused: [{ skuNumber: '2', message: 'Out of stock' }], hasAdded: true },
      init: { status: 422 },
    });
    expect(sent).toHaveLength(3);
  });

  test('adds nothing for another intent', async () => {
    const { answer, sent } = await post('?parts=1', { intent: 'check-out' });
    expect(answer).toMatchObject({ init: { status: 400 } });
    expect(sent).toEqual([]);
  });
});
