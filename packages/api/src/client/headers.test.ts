import type { PageTypeName } from './clientOptions.ts';
import { describe, expect, test } from 'vitest';
import { answerWith, stubClient } from '../../test/stubClient.ts';

const add = { body: { skuNumber: '1', quantity: 1 } };

describe('headers', () => {
  test('[API-002][API-003] every call carries them', async () => {
    const { client, sent } = stubClient(() => answerWith({}));
    await client.call('cart.detail');
    await client.call('cart.addItem', add);
    for (const { headers } of sent) {
      expect(headers.get('X-Aces-Enabled')).toBe('false');
      expect(headers.get('X-Sales-Channel')).toBe('ECOMM');
      expect(headers.get('X-Requested-By')).toBe('web');
    }
  });

  test('[API-002] X-Aces-Enabled follows the flag, also when config comes later', async () => {
    const { client, sent } = stubClient(() => answerWith({}));
    client.configure({ flags: { ACES_ENABLED: true }, values: {} });
    await client.call('cart.detail');
    expect(sent[0]!.headers.get('X-Aces-Enabled')).toBe('true');
  });

  test('[API-003] the app’s webview says so', async () => {
    const { client, sent } = stubClient(() => answerWith({}), { requestedBy: 'app' });
    await client.call('cart.detail');
    expect(sent[0]!.headers.get('X-Requested-By')).toBe('app');
  });

  test('[API-004] JSON content type on POST, and wherever there is a body', async () => {
    const { client, sent } = stubClient(() => answerWith({}));
    await client.call('cart.detail');
    await client.call('cart.addItem', add);
    await client.call('checkout.setShipment', { body: { shipmentId: 's', shippingMethod: 'regular' } });
    expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual([
      null,
      'application/json',
      'application/json',
    ]);
    expect(sent.map(({ init }) => init.body)).toEqual([
      undefined,
      '{"skuNumber":"1","quantity":1}',
      '{"shipmentId":"s","shippingMethod":"regular"}',
    ]);
  });

  test('[API-005][CATALOG-017] credentials go along, but not to the navigation search and not to a foreign address', async () => {
    const { client, sent } = stubClient(() => answerWith({}));
    await client.call('cart.detail');
    await client.call('catalog.suggestionsByGateway');
    await client.call('stores.geosearch', { query: { location: 'x' } }, { url: 'https://maps.test/find' });
    await client.call(
      'stores.geosearch',
      { query: { location: 'x' } },
      { url: '/ecomm/b2c/v1/store/geosearch' },
    );
    expect(sent.map(({ init }) => init.credentials)).toEqual(['include', 'omit', 'omit', 'include']);
    expect(sent.map(({ url }) => new URL(url).host)).toEqual([
      'shop.test',
      'shop.test',
      'maps.test',
      'shop.test',
    ]);
  });

  test('[API-005] a foreign address gets no cookie or header of ours, and says nothing of the session', async () => {
    const seen: Response[] = [];
    const { client, sent, events } = stubClient(
      () => answerWith({}, { headers: { 'jsession-authenticated': 'false', token_id: 'a.b' } }),
      {
        isServer: true,
        userAuthenticated: true,
        headers: () => ({ cookie: 'sid=1', 'x-market': 'us' }),
        onResponse: (response) => void seen.push(response),
      },
    );
    await client.call('stores.geosearch', { query: { location: 'x' } }, { url: 'https://maps.test/find' });
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({ accept: 'application/json' });
    expect(events).toEqual([]);
    expect(seen).toEqual([]);
  });

  test('[API-006] pageType on POSTs while it is known', async () => {
    let pageType: PageTypeName | undefined = 'shelf';
    const { client, sent } = stubClient(() => answerWith({}), { pageType: () => pageType });
    await client.call('cart.detail');
    await client.call('cart.addItem', add);
    pageType = undefined;
    await client.call('cart.addItem', add);
    expect(sent.map(({ headers }) => headers.get('pageType'))).toEqual([null, 'shelf', null]);
  });
});
