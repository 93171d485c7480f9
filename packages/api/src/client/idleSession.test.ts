import { describe, expect, test } from 'vitest';
import { answerWith, stubClient } from '../../test/stubClient.ts';

const HOUR = 3_600_000;
const skus = { query: { skuNumbers: '1' } };
const start = 'GET /ecomm/b2c/v1/startSession';
const answer = () => answerWith({});

describe('an idle session', () => {
  test('[ACCT-031][API-042][CONST-038] is woken before the next call, once for calls at once', async () => {
    const { client, paths, clock } = stubClient(answer);
    await client.call('cart.detail');
    clock.now += HOUR + 1;
    await Promise.all([client.call('catalog.search'), client.call('cart.mini')]);
    expect(paths()[1]).toBe(start);
    expect(paths().filter((path) => path === start)).toHaveLength(1);
    await client.call('cart.detail');
    expect(paths().filter((path) => path === start)).toHaveLength(1);
  });

  test('[ACCT-031] up to the timeout nothing is sent, and config sets it', async () => {
    const { client, paths, clock } = stubClient(answer, {
      config: { flags: {}, values: { SESSION_IDLE_MS: 1000 } },
    });
    await client.call('cart.detail');
    clock.now += 1000;
    await client.call('cart.detail');
    expect(paths()).not.toContain(start);
    clock.now += 1001;
    await client.call('cart.detail');
    expect(paths()).toContain(start);
  });

  test('[ACCT-032] the waking call itself is not checked', async () => {
    const { client, paths, clock } = stubClient(answer);
    await client.call('cart.detail');
    clock.now += HOUR + 1;
    await client.call('shell.startSession');
    expect(paths().filter((path) => path === start)).toHaveLength(1);
  });

  test('[ACCT-033][CONST-045] a first call for sku details within 500 ms goes unchecked', async () => {
    const { client, paths, clock } = stubClient(answer);
    await client.call('cart.detail');
    clock.now += HOUR + 1;
    client.routeChanged();
    clock.now += 500;
    await client.call('catalog.skuDetails', skus);
    expect(paths()).toEqual(['GET /ecomm/b2c/v1/cart', 'GET /ecomm/b2c/v1/sku-details']);
  });

  test.each([
    ['shelf', false],
    ['product', false],
    ['search', false],
    ['home', true],
    ['checkout', true],
    [undefined, true],
  ] as const)('[ACCT-033] on a page of type %s it is checked: %s', async (pageType, isChecked) => {
    const { client, paths, clock } = stubClient(answer, { pageType: () => pageType });
    await client.call('cart.detail');
    clock.now += HOUR + 1;
    client.routeChanged();
    await client.call('catalog.skuDetails', skus);
    expect(paths().includes(start)).toBe(isChecked);
  });

  test('[ACCT-033] but not one that comes later', async () => {
    const { client, paths, clock } = stubClient(answer);
    await client.call('cart.detail');
    clock.now += HOUR + 1;
    client.routeChanged();
    clock.now += 501;
    await client.call('catalog.skuDetails', skus);
    expect(paths()).toEqual(['GET /ecomm/b2c/v1/cart', start, 'GET /ecomm/b2c/v1/sku-details']);
  });

  test('[ACCT-033] but not one that is not the first', async () => {
    const config = { flags: {}, values: { SESSION_IDLE_MS: 100 } };
    const { client, paths, clock } = stubClient(answer, { config });
    await client.call('catalog.search');
    clock.now += 150;
    await client.call('catalog.skuDetails', skus);
    expect(paths()).toEqual(['GET /ecomm/b2c/v1/searchresult', start, 'GET /ecomm/b2c/v1/sku-details']);
  });

  test('a call goes on when waking fails, and content needs no session', async () => {
    const { client, paths, clock } = stubClient(({ url }) => {
      if (url.endsWith('startSession')) throw new TypeError('no network');
      return answerWith({ totalCount: 3 });
    });
    await client.call('cart.detail');
    clock.now += HOUR + 1;
    await client.call('content.footer');
    expect(paths()).not.toContain(start);
    expect((await client.call('catalog.search')).totalCount).toBe(3);
  });

  test('[ACCT-034] a user found signed out by it is told apart', async () => {
    const { client, events, clock } = stubClient(
      ({ url }) =>
        answerWith({}, { headers: { 'jsession-authenticated': String(!url.endsWith('startSession')) } }),
      { userAuthenticated: true },
    );
    await client.call('cart.detail');
    clock.now += HOUR + 1;
    await client.call('cart.detail');
    expect(events).toContainEqual({ type: 'signedOut', idle: true });
  });

  test('is known across page loads where the last call is kept', async () => {
    const kept = { at: 0 as number | undefined };
    const lastCall = { read: () => kept.at, write: (at: number) => void (kept.at = at) };
    const { client, paths } = stubClient(answer, { lastCall, now: () => HOUR + 1 });
    await client.call('cart.detail');
    expect(paths()).toEqual([start, 'GET /ecomm/b2c/v1/cart']);
    expect(kept.at).toBe(HOUR + 1);
  });
});
