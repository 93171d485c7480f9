import { describe, expect, test, vi } from 'vitest';
import { answerWith, failWith, stubClient } from '../../test/stubClient.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { B2cError } from '../errors.ts';
import { withRetries } from './retry.ts';

const add = { body: { skuNumber: '1', quantity: 1 } };

describe('[API-019] [CONST-047] which calls are repeated', () => {
  test.each([500, 502, 503, 504])('a listed call on %d', async (status) => {
    const answers = [failWith(status), answerWith({})];
    const { client, sent } = stubClient(() => answers.shift()!);
    await client.call('cart.addItem', add);
    expect(sent).toHaveLength(2);
  });

  test.each([400, 403, 404, 409, 422, 429])('none on %d', async (status) => {
    const { client, sent } = stubClient(() => failWith(status));
    await expect(client.call('cart.addItem', add)).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['checkout.commit', { body: { commerceId: 'c', idempotencyKey: 'k' } }],
    ['checkout.verify', { body: { commerceId: 'c' } }],
    ['catalog.search', {}],
  ] as const)('never %s', async (id, input) => {
    const { client, sent } = stubClient(() => failWith(503));
    await expect(client.call(id, input as never)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });

  test('none on a server', async () => {
    const { client, sent } = stubClient(() => failWith(503), { isServer: true });
    await expect(client.call('cart.detail')).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });
});

describe('how often and when', () => {
  test('[API-021][API-022][CONST-046][CONST-061] three tries at 0, 2 and 6 s, then the call’s own error', async () => {
    const { client, sent, waits } = stubClient(() => failWith(503));
    await expect(client.call('cart.addItem', add)).rejects.toMatchObject({ message: 'Failed with 503' });
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([2000, 4000]);
  });

  test.each([
    ['the call’s own count first', 2, 5, [4000]],
    ['the answer’s count next', undefined, 5, [4000, 4000, 2000, 4000]],
    ['one left fails at once', 1, 5, []],
  ])('[API-020] %s', async (_, retries, numberOfRetries, expected) => {
    const { client, waits } = stubClient(() => failWith(503, '503', { numberOfRetries }));
    await expect(client.call('cart.addItem', add, { retries })).rejects.toMatchObject({ status: 503 });
    expect(waits).toEqual(expected);
  });

  test('[API-020] config’s default where neither says', async () => {
    const { client, sent } = stubClient(() => failWith(503), {
      config: { flags: {}, values: { API_RETRY_COUNT: 2 } },
    });
    await expect(client.call('cart.addItem', add)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(2);
  });

  test('a call that was aborted while it waited is not repeated', async () => {
    const controller = new AbortController();
    const { client, sent } = stubClient(() => failWith(503), {
      sleep: async () => controller.abort(new Error('left')),
    });
    await expect(client.call('cart.detail', {}, { signal: controller.signal })).rejects.toThrow('left');
    expect(sent).toHaveLength(1);
  });
});

test('a call that is aborted while it waits rejects at once, not when the wait is over', async () => {
  vi.useFakeTimers();
  const { client, sent } = stubClient(() => failWith(503), { sleep: undefined });
  const controller = new AbortController();
  const left = vi.fn<(reason: unknown) => void>();
  client.call('cart.detail', {}, { signal: controller.signal }).catch(left);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(1);
  controller.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toHaveBeenCalledWith(expect.objectContaining({ message: 'left' }));
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  vi.useRealTimers();
});

test('a call that has waited leaves nothing on its signal', async () => {
  vi.useFakeTimers();
  const answers = [failWith(503), answerWith({})];
  const { client } = stubClient(() => answers.shift()!, { sleep: undefined });
  const { signal } = new AbortController();
  const held = new Set<unknown>();
  vi.spyOn(signal, 'addEventListener').mockImplementation((_type, listener) => void held.add(listener));
  vi.spyOn(signal, 'removeEventListener').mockImplementation((_type, listener) => void held.delete(listener));
  const call = client.call('cart.detail', {}, { signal });
  await vi.advanceTimersByTimeAsync(1999);
  expect(held.size).toBe(1);
  await vi.runAllTimersAsync();
  await call;
  expect(held.size).toBe(0);
  vi.useRealTimers();
});

describe('[API-023] a changed order', () => {
  test.each(['7081', '7082', '7083'])(
    '[CONST-048] %s reads the order before the second try',
    async (code) => {
      const answers = [failWith(500, code), answerWith({}), answerWith({})];
      const { client, paths, sent } = stubClient(() => answers.shift()!);
      await client.call('cart.updateItem', { params: { commerceItemId: 'ci1' }, body: { quantity: 2 } });
      expect(paths()).toEqual([
        'PATCH /ecomm/b2c/v1/order/item/ci1',
        'GET /ecomm/b2c/v4/order/details',
        'PATCH /ecomm/b2c/v1/order/item/ci1',
      ]);
      expect(sent[1]!.url).toContain('?orderType=ONLINEORDER&includeShipments=true');
    },
  );

  test.each([
    ['checkout.addPayment', 'POST', 2],
    ['checkout.removePayment', 'DELETE', 2],
    ['checkout.changePayment', 'PATCH', 1],
    ['checkout.setShipment', 'PATCH', 2],
  ] as const)('%s (%s) makes %d kinds of calls', async (id, method, kinds) => {
    const answers = [failWith(500, '7081'), answerWith({}), answerWith({})];
    const { client, sent } = stubClient(() => answers.shift()!);
    await client.call(id, { body: {} } as never);
    expect(new Set(sent.map(({ init }) => init.method))).toEqual(
      new Set(kinds === 2 ? [method, 'GET'] : [method]),
    );
  });

  test('another code, and a GET, do not', async () => {
    const other = [failWith(500, '7084'), answerWith({})];
    const changed = stubClient(() => other.shift()!);
    await changed.client.call('cart.addItem', add);
    expect(changed.sent).toHaveLength(2);
    const read = [failWith(500, '7082'), answerWith({})];
    const cart = stubClient(() => read.shift()!);
    await cart.client.call('cart.detail');
    expect(cart.sent).toHaveLength(2);
  });
});

describe('[CONST-047] 401', () => {
  test('[API-019] of calls at once is met by one session refresh', async () => {
    let isAwake = false;
    const { client, paths, events } = stubClient(async ({ url }) => {
      if (!url.endsWith('startSession')) return isAwake ? answerWith({}) : failWith(401);
      await new Promise((resolve) => setTimeout(resolve, 5));
      isAwake = true;
      return new Response(null, { status: 204 });
    });
    await Promise.all([client.call('cart.detail'), client.call('cart.mini'), client.call('shell.header')]);
    expect(paths().filter((path) => path.endsWith('startSession'))).toHaveLength(1);
    expect(events).toEqual([{ type: 'sessionRefreshed' }]);
  });

  test('[API-019] is met by one session refresh and one repeat', async () => {
    const answers = [failWith(401), new Response(null, { status: 204 }), answerWith({ totalCount: 7 })];
    const { client, paths, events, waits } = stubClient(() => answers.shift()!);
    expect((await client.call('catalog.search')).totalCount).toBe(7);
    expect(paths()).toEqual([
      'GET /ecomm/b2c/v1/searchresult',
      'GET /ecomm/b2c/v1/startSession',
      'GET /ecomm/b2c/v1/searchresult',
    ]);
    expect(events).toEqual([{ type: 'sessionRefreshed' }]);
    expect(waits).toEqual([]);
  });

  test('[API-017][API-018] that stays is told after the last try, and rejected', async () => {
    const { client, paths, events } = stubClient(({ url }) =>
      url.endsWith('startSession') ? new Response(null, { status: 204 }) : failWith(401),
    );
    await expect(client.call('cart.detail')).rejects.toMatchObject({ status: 401 });
    expect(paths().filter((path) => path.endsWith('/cart'))).toHaveLength(4);
    expect(paths().filter((path) => path.endsWith('/startSession'))).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: 'unauthorized', id: 'cart.detail' });
    expect(events.filter(({ type }) => type === 'unauthorized')).toHaveLength(1);
  });

  test.each(['checkout.commit', 'checkout.commitV1', 'checkout.verify'] as const)(
    '[API-019] of %s is told at once: such a call is never repeated',
    async (id) => {
      const { client, sent, events } = stubClient(() => failWith(401));
      await expect(client.call(id, { body: {} } as never)).rejects.toMatchObject({ status: 401 });
      expect(sent).toHaveLength(1);
      expect(events).toEqual([{ type: 'unauthorized', id }]);
    },
  );

  test('of an unlisted call is told after the repeat', async () => {
    const { client, sent, events } = stubClient(() => failWith(401));
    await expect(client.call('catalog.search')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(3);
    expect(events).toEqual([{ type: 'unauthorized', id: 'catalog.search' }]);
  });

  test('[API-016] of wrong credentials asks for no other sign-in', async () => {
    const { client, sent, events } = stubClient(() => failWith(401));
    const body = { username: 'a', password: 'b', rememberMe: false };
    await expect(client.call('identity.login', { body })).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test('[API-016] of a login call goes to the caller as it is', async () => {
    const login: Endpoint = {
      id: 'identity.login',
      method: 'POST',
      path: '/ecomm/b2c/v1/login',
      timeout: 'default',
      signsIn: true,
      retry: true,
    };
    const calls: string[] = [];
    const attempt = async () => {
      calls.push('login');
      throw new B2cError('http', 'Wrong password', { status: 401 });
    };
    const policy = {
      retries: 1,
      defaultRetries: 3,
      sleep: async () => undefined,
      refreshSession: async () => calls.push('refresh'),
      refreshOrder: async () => undefined,
    };
    await expect(withRetries(login, attempt, policy)).rejects.toThrow('Wrong password');
    expect(calls).toEqual(['login']);
  });
});
