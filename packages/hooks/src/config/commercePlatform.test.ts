import { createB2cClient } from '@driveline/api';
import { endpoints } from '@driveline/api/contract';
import { describe, expect, test, vi } from 'vitest';
import { commercePlatform } from './commercePlatform.ts';

const configOf = (path: string, isOn = true) => ({
  flags: { COMMERCE_PLATFORM_ENABLED: isOn },
  values: { COMMERCE_PLATFORM_PATH: path },
});

async function addressOf(address: string, config: ReturnType<typeof configOf> | undefined) {
  const fetch = vi.fn(async (_address: string) => new Response());
  await commercePlatform(() => config, fetch)(address, {});
  return fetch.mock.calls[0]?.[0];
}

/** Rows whose area is the cart's or the order's. */
const isOfPlatform = (id: string, path: string) =>
  /^(cart|checkout|orders|promotions)\./.test(id) || id === 'deals.addToCart' || path.includes('/v1/order/');

describe('[STATE-047] the flag of the commerce platform', () => {
  test.each(Object.values(endpoints).map(({ id, path }) => [id, path] as const))('%s', async (id, path) => {
    const moved = await addressOf(path, configOf('/platform/v9'));
    expect(moved).toBe(isOfPlatform(id, path) ? path.replace('/ecomm/b2c', '/platform/v9') : path);
  });

  test('an address with its host and its query keeps both', async () => {
    const address = 'https://shop.test/ecomm/b2c/v1/cart?postalCode=38103';
    expect(await addressOf('/es/ecomm/b2c/v1/cart', configOf('/platform/'))).toBe('/es/platform/v1/cart');
    expect(await addressOf(address, configOf('/platform/'))).toBe(
      'https://shop.test/platform/v1/cart?postalCode=38103',
    );
  });

  test.each([
    ['the flag is off', configOf('/platform', false)],
    ['config names no path', configOf('')],
    ['it names another host', configOf('//evil.test/a')],
    ['it names an address', configOf('https://evil.test/a')],
    ['there is no config', undefined],
  ])('where %s, calls stay', async (_, config) => {
    expect(await addressOf('/ecomm/b2c/v1/cart', config)).toBe('/ecomm/b2c/v1/cart');
  });

  test('a client hears of a config that comes later', async () => {
    const known: { config?: ReturnType<typeof configOf> } = {};
    const fetch = vi.fn(async (_address: string) => Response.json({ totalCount: 0 }));
    const client = createB2cClient({
      origin: '',
      market: { code: 'us', productCountry: 'USA', stores: { searchCountries: ['US'] } },
      fetch: commercePlatform(() => known.config, fetch),
    });
    await client.call('cart.mini');
    known.config = configOf('/platform');
    await client.call('cart.mini');
    expect(fetch.mock.calls.map(([address]) => address.split('?')[0])).toEqual([
      '/ecomm/b2c/v1/mini-cart',
      '/platform/v1/mini-cart',
    ]);
  });
});
