import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, stubClient } from '../../test/stubClient.ts';
import type { B2cClientOptions } from './clientOptions.ts';

/** A transport that never answers and ignores its signal, as an in-process one may. */
const silent = () => new Promise<Response>(() => undefined);

async function endsAfter(
  id: 'catalog.search' | 'cart.mini' | 'checkout.verify',
  options: Partial<B2cClientOptions> = {},
) {
  const { client, sent } = stubClient(silent, options);
  const started = Date.now();
  const call = client.call(id, { body: { commerceId: '1' } } as never).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  return { error: await call, ms: Date.now() - started };
}

describe('[API-013] time limits', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each([
    ['catalog.search', 5000],
    ['cart.mini', 10_000],
    ['checkout.verify', 45_000],
  ] as const)('[CONST-044] %s fails after %d ms, without a retry', async (id, limit) => {
    const { error, ms } = await endsAfter(id);
    expect(error).toMatchObject({ name: 'B2cError', kind: 'timeout' });
    expect(ms).toBe(limit);
  });

  test('config sets the figure of a class', async () => {
    const config = { flags: {}, values: { API_TIME_LIMIT_MS_S: 700 } };
    expect((await endsAfter('catalog.search', { config })).ms).toBe(700);
    const wrong = { flags: {}, values: { API_TIME_LIMIT_MS_S: 'soon' } };
    expect((await endsAfter('catalog.search', { config: wrong })).ms).toBe(5000);
  });

  test('a read on a server ends within 1.5 s, a change has its whole time', async () => {
    expect((await endsAfter('cart.mini', { isServer: true })).ms).toBe(1500);
    expect((await endsAfter('checkout.verify', { isServer: true })).ms).toBe(45_000);
  });

  test('an answer whose body never ends is late too', async () => {
    const { client } = stubClient(() => new Response(new ReadableStream({ start: () => undefined })));
    const call = client.call('catalog.search').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await call).toMatchObject({ kind: 'timeout' });
  });
});

test('an aborted call rejects with the reason of its signal', async () => {
  const { client, sent } = stubClient(silent);
  const controller = new AbortController();
  const call = client.call('cart.detail', {}, { signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
  await expect(client.call('cart.detail', {}, { signal: controller.signal })).rejects.toThrow(
    'left the page',
  );
  // A transport in process would send it, signal or not.
  expect(sent).toHaveLength(0);
});

test('an answer in time leaves no timer behind', async () => {
  vi.useFakeTimers();
  const { client } = stubClient(() => answerWith({}));
  await client.call('cart.detail');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
