import { describe, expect, test, vi } from 'vitest';
import { answerWith, failWith, stubClient } from '../../test/stubClient.ts';
import { CACHE_MOST } from '../constants.ts';
import { createResponseCache } from './responseCache.ts';

const content = () => answerWith({ footerTop: [], footerMiddle: [], footerBottom: [] });

describe('[API-011] selected GETs are kept in memory', () => {
  test('[CONST-037] for 300 s, keyed by the full URL', async () => {
    const { client, sent, clock } = stubClient(content);
    await client.call('content.footer');
    clock.now += 299_000;
    await client.call('content.footer');
    expect(sent).toHaveLength(1);
    await client.call('content.footer', { query: { segments: 'a' } });
    expect(sent).toHaveLength(2);
    clock.now += 2_000;
    await client.call('content.footer');
    expect(sent).toHaveLength(3);
  });

  test('calls at once share one request', async () => {
    const { client, sent } = stubClient(content);
    await Promise.all([client.call('content.footer'), client.call('content.footer')]);
    expect(sent).toHaveLength(1);
  });

  test('a call may ask again', async () => {
    const { client, sent } = stubClient(content);
    await client.call('content.footer');
    await client.call('content.footer', {}, { skipCache: true });
    expect(sent).toHaveLength(2);
  });

  test('a failure is not kept', async () => {
    const answers = [failWith(404), content()];
    const { client, sent } = stubClient(() => answers.shift()!);
    await expect(client.call('content.footer')).rejects.toMatchObject({ status: 404 });
    await client.call('content.footer');
    expect(sent).toHaveLength(2);
  });

  test('others are not kept', async () => {
    const { client, sent } = stubClient(() => answerWith({}));
    await client.call('cart.detail');
    await client.call('cart.detail');
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['stores.setPreferred', { body: { storeNumber: '12' } }],
    ['vehicles.updatePreferred', { body: { vehicleId: 'v1' } }],
    ['vehicles.clearPreferred', {}],
    ['vehicles.answer', { body: { questionId: 'q', value: 'a' } }],
  ] as const)('%s drops them', async (id, input) => {
    const { client, paths } = stubClient(content);
    await client.call('content.footer');
    await client.call(id, input as never);
    await client.call('content.footer');
    expect(paths().filter((path) => path.endsWith('/footer'))).toHaveLength(2);
  });

  test('a sign-in or sign-out drops them', async () => {
    const { client, paths } = stubClient(({ url }) =>
      url.includes('footer') ? content() : answerWith({}, { headers: { 'jsession-authenticated': 'true' } }),
    );
    await client.call('content.footer');
    await client.call('cart.detail');
    await client.call('content.footer');
    expect(paths().filter((path) => path.endsWith('/footer'))).toHaveLength(2);
  });

  test('a server shares one among requests, apart by market, and no shopper’s change drops it', async () => {
    const responseCache = createResponseCache();
    const shared = { responseCache, isServer: true };
    const us = stubClient(content, shared);
    const mx = stubClient(content, { ...shared, market: { code: 'mx', productCountry: 'MEX' } });
    await us.client.call('content.footer');
    await us.client.call('stores.setPreferred', { body: { storeNumber: '12' } });
    const again = stubClient(content, shared);
    await again.client.call('content.footer');
    await mx.client.call('content.footer');
    expect(again.sent).toHaveLength(0);
    expect(mx.sent).toHaveLength(1);
  });

  test('the garage is kept for its owner in a browser, and by no server', async () => {
    const browser = stubClient(() => answerWith({ vehicles: [] }));
    await browser.client.call('vehicles.list');
    await browser.client.call('vehicles.list');
    expect(browser.sent).toHaveLength(1);
    await browser.client.call('vehicles.updateDetails', { params: { vehicleId: 'v1' }, body: {} });
    await browser.client.call('vehicles.list');
    expect(browser.sent).toHaveLength(3);
    const server = stubClient(() => answerWith({ vehicles: [] }), { isServer: true });
    await server.client.call('vehicles.list');
    await server.client.call('vehicles.list');
    expect(server.sent).toHaveLength(2);
  });

  test('the oldest of a thousand answers makes room, so that no visitor fills a server’s memory', async () => {
    const cache = createResponseCache();
    const load = vi.fn(async () => 1);
    for (let index = 0; index <= CACHE_MOST; index++) await cache.read(`/page/${index}`, load);
    await cache.read(`/page/${CACHE_MOST}`, load);
    expect(load).toHaveBeenCalledTimes(CACHE_MOST + 1);
    await cache.read('/page/0', load);
    expect(load).toHaveBeenCalledTimes(CACHE_MOST + 2);
  });

  test('one caller’s abort leaves the answer to the others', async () => {
    const { client } = stubClient(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return content();
    });
    const controller = new AbortController();
    const first = client.call('content.footer', {}, { signal: controller.signal });
    const second = client.call('content.footer');
    controller.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await expect(second).resolves.toMatchObject({ footerTop: [] });
    const late = client.call('content.footer', {}, { signal: controller.signal });
    await expect(late).rejects.toThrow('left');
  });

  test('a change whose answer is lost drops them too, as it may have been made', async () => {
    const { client, paths } = stubClient(({ url }) =>
      url.includes('footer') ? content() : Promise.reject(new TypeError('reset')),
    );
    await client.call('content.footer');
    const change = client.call('stores.setPreferred', { body: { storeNumber: '12' } });
    await expect(change).rejects.toMatchObject({ kind: 'network' });
    await client.call('content.footer');
    expect(paths().filter((path) => path.endsWith('/footer'))).toHaveLength(2);
  });
});
