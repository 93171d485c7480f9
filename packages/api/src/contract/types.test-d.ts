import { describe, expectTypeOf, test } from 'vitest';
import type { B2cClient } from '../client/createB2cClient.ts';
import type { RowClient } from '../client/createClient.ts';
import { B2cError } from '../errors.ts';
import type { TestServer } from '../testing/createTestServer.ts';
import { addItem, updateItem } from './cart.ts';
import type { EndpointId } from './table.ts';
import type { ErrorKey, ErrorKeyOf, InputOf, OutputOf } from './types.ts';

declare const client: B2cClient;
declare const rowClient: RowClient;
declare const server: TestServer;

test('[PLUS-039] inputs and answers take their types from the schemas', () => {
  expectTypeOf<InputOf<'cart.updateItem'>>().toExtend<{
    params: { commerceItemId: string };
    body?: { quantity?: number };
  }>();
  expectTypeOf<InputOf<'cart.detail'>>().toExtend<{ query?: { postalCode?: string } }>();
  expectTypeOf<InputOf<'cart.mini'>['query']>().toEqualTypeOf<undefined>();
  expectTypeOf<OutputOf<'shell.startSession'>>().toEqualTypeOf<null>();
  expectTypeOf<OutputOf<'catalog.search'>['totalCount']>().toEqualTypeOf<number>();
});

describe('[PLUS-039] what does not compile', () => {
  test('a call that is none, or a row that is none', () => {
    // @ts-expect-error no such id
    void client.call('cart.empty');
    // @ts-expect-error a client of rows knows no id
    void rowClient.call('cart.mini');
    // @ts-expect-error no row of the contract
    void rowClient.call({ id: 'cart.empty', method: 'GET', path: '/' });
  });

  test('a wrong field, and a field of the wrong type', () => {
    // @ts-expect-error amount is no field
    void client.call('cart.addItem', { body: { skuNumber: '1', amount: 1 } });
    // @ts-expect-error a number in place of text
    void client.call(addItem, { body: { skuNumber: 1, quantity: 1 } });
    // @ts-expect-error the call has no query
    void client.call('cart.mini', { query: { a: '1' } });
    // @ts-expect-error the answer has no such field
    void client.call('cart.mini').then(({ count }) => count);
  });

  test('a missing parameter, body or input', () => {
    // @ts-expect-error commerceItemId is missing
    void client.call(updateItem, { body: { quantity: 1 } });
    // @ts-expect-error the body lacks quantity
    void client.call('cart.addItem', { body: { skuNumber: '1' } });
    // @ts-expect-error the whole input is missing
    void rowClient.call(addItem);
    // These need none.
    void client.call('cart.mini');
    void client.call('cart.detail', {}, { timeoutMs: 1 });
  });

  test('an unknown error key', () => {
    expectTypeOf<'error_item_unavailable'>().toExtend<ErrorKeyOf<'cart.addItem'>>();
    expectTypeOf<'error_too_many_requests'>().toExtend<ErrorKeyOf<'cart.mini'>>();
    expectTypeOf<'error_promo_invalid'>().not.toExtend<ErrorKeyOf<'cart.addItem'>>();
    server.fail('cart.addItem', 'error_item_unavailable');
    // @ts-expect-error another call's key
    server.fail('cart.addItem', 'error_promo_invalid');
    expectTypeOf<ErrorKeyOf<'cart.addItem'>>().toExtend<ErrorKey>();
    const { errorMessageKey } = new B2cError('http', '', { errorMessageKey: 'error_item_unavailable' });
    // @ts-expect-error no call answers with this key
    new B2cError('http', '', { errorMessageKey: 'error_item_away' });
    // @ts-expect-error an error with this key never comes
    expectTypeOf(errorMessageKey === 'error_item_away').toEqualTypeOf<boolean>();
    // @ts-expect-error a table of texts with a key that the contract lacks
    void ({ error_item_away: 'Gone' } satisfies Partial<Record<ErrorKey, string>>);
    // @ts-expect-error an answer of another shape
    server.answer('rewards.verifyId', { valid: 'yes' });
  });

  test('an event that nobody emits', () => {
    client.subscribe((event) => {
      if (event.type === 'unauthorized') expectTypeOf(event.id).toEqualTypeOf<EndpointId>();
      // @ts-expect-error no such event
      return event.type === 'signedIn';
    });
  });
});
