import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { br, inLocale, mx, us } from '@driveline/markets';
import { shippedMarkets } from '../markets/shipped.ts';
import type { Hours } from '../logistics/timetable.ts';
import { heldClock } from '../clock/clock.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { openingStatus } from './openingStatus.ts';
import { forgetSites } from './places.ts';

const clock = heldClock('2026-03-03T18:00:00Z'); // Tuesday noon in Chicago
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

const search = async (location: string, more: object = {}, market = 'us') => {
  const answer = await shop.shopper(market).call('stores.geosearch', { query: { location, ...more } });
  return { ...answer, locations: answer.body?.response?.locations ?? [] };
};

describe('opening', () => {
  const hours: Hours = [null, ...Array.from({ length: 6 }, () => [8 * 60, 21 * 60] as [number, number])];
  const store = { hours, timeZone: 'America/Chicago' };
  const at = (market: typeof us, time: string) =>
    openingStatus(
      market,
      store,
      shippedMarkets.marketByCode('us').terms.delivery.logistics.calendar,
      new Date(time),
    ).message;

  test.each([
    ['2026-03-03T12:00:00-06:00', 'Open until 9 PM', 'Abierta hasta las 21:00', 'Aberta até as 21:00'],
    [
      '2026-03-03T05:00:00-06:00',
      'Closed · opens 8 AM',
      'Cerrada · abre a las 08:00',
      'Fechada · abre às 08:00',
    ],
    [
      '2026-03-03T21:00:00-06:00',
      'Closed · opens tomorrow 8 AM',
      'Cerrada · abre mañana a las 08:00',
      'Fechada · abre amanhã às 08:00',
    ],
    [
      '2026-03-07T22:00:00-06:00',
      'Closed · opens Mon 8 AM',
      'Cerrada · abre el lun a las 08:00',
      'Fechada · abre seg. às 08:00',
    ],
    [
      '2026-12-25T12:00:00-06:00',
      'Closed · opens tomorrow 8 AM',
      'Cerrada · abre mañana a las 08:00',
      'Fechada · abre amanhã às 08:00',
    ],
  ])('[VEHST-019] at %s', (time, english, spanish, portuguese) => {
    expect([at(us, time), at(mx, time), at(br, time)]).toEqual([english, spanish, portuguese]);
  });

  test('[CONF-010] Spanish in the US goes by its twelve hours', () => {
    const spanish = inLocale(us, 'es-US');
    const said = [at(spanish, '2026-03-03T12:00:00-06:00'), at(spanish, '2026-03-03T21:00:00-06:00')];
    expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Abierta hasta las 9 p.m.',
      'Cerrada · abre mañana a las 8 a.m.',
    ]);
  });

  test.each([
    ['2026-12-22T08:00:00-06:00', true],
    ['2026-12-22T07:59:59-06:00', false],
    ['2026-12-22T20:59:59-06:00', true],
    ['2026-12-22T21:00:00-06:00', false],
    ['2026-03-08T08:00:00-05:00', true],
    ['2026-03-08T07:59:00-05:00', false],
    ['2026-11-01T08:00:00-06:00', true],
    ['2026-11-01T07:59:00-06:00', false],
  ])(
    '[VEHST-019] at %s by the wall clock of the store, on days of a clock change too: open is %s',
    (time, isOpen) => {
      const daily = {
        ...store,
        hours: Array.from({ length: 7 }, () => [8 * 60, 21 * 60] as [number, number]),
      };
      const { calendar } = shippedMarkets.marketByCode('us').terms.delivery.logistics;
      expect(openingStatus(us, daily, calendar, new Date(time)).isOpen).toBe(isOpen);
    },
  );

  test('a closure that ends before a holiday and a Sunday names the day on which the doors open', () => {
    const day = (date: string) => Date.parse(date) / 86_400_000;
    const until = (date: string) => ({ ...store, closures: [{ from: day('2026-12-01'), until: day(date) }] });
    const messageOf = (date: string) =>
      openingStatus(
        us,
        until(date),
        shippedMarkets.marketByCode('us').terms.delivery.logistics.calendar,
        new Date('2026-12-10T18:00:00Z'),
      ).message;
    expect(messageOf('2026-12-24')).toBe('Temporarily closed · reopens December 26');
    expect(messageOf('2026-12-26')).toBe('Temporarily closed · reopens December 28');
  });
});

describe('search', () => {
  test.each(['60616', 'Chicago, IL', 'chicago, illinois', 'Chicago', '41.85,-87.63'])(
    '[API-048] %s finds stores, nearest first',
    async (location) => {
      const { locations } = await search(location);
      expect(locations[0]?.store.city).toBe('Chicago');
      const distances = locations.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(locations[0]?.closed).toEqual({ isClosed: false });
    },
  );

  test.each([
    ['mx', 'Guadalajara'],
    ['mx', '06600'],
    ['br', 'São Paulo, SP'],
    ['br', 'sao paulo'],
    ['br', '01310-100'],
  ])('[VEHST-027] %s: %s finds only stores of the market', async (market, location) => {
    const { locations } = await search(location, {}, market);
    expect(locations.length).toBeGreaterThan(0);
    expect(new Set(locations.map(({ countryCode }) => countryCode))).toEqual(new Set([market.toUpperCase()]));
  });

  test('[VEHST-027] Puerto Rico is found in the United States as a country of its own', async () => {
    const { locations } = await search('00901');
    expect(locations[0]?.countryCode).toBe('PR');
  });

  test('[VEHST-026] limit and radius narrow it down, filters too', async () => {
    const { locations } = await search('60616', { limit: 1 });
    expect(locations).toHaveLength(1);
    expect((await search('60616', { radius: 1 })).locations.length).toBeLessThan(3);
    const all = (await search('60616', { filters: 'key-cutting' })).locations;
    for (const { services } of all) expect(services).toContain('key-cutting');
  });

  test('[VEHST-026] [VEHST-027] the storefront names kinds: any of the countries, all of the services', async () => {
    const found = async (filters: string) => (await search('00901', { filters, limit: 50 })).locations;
    const here = await found('country:US,country:PR');
    expect(here.length).toBeGreaterThan(0);
    expect(await found('country:MX')).toEqual([]);
    const cutting = await found('country:US,country:PR,service:key-cutting,service:oil-recycling');
    expect(cutting.length).toBeLessThan(here.length);
    for (const { services } of cutting)
      expect(services).toEqual(expect.arrayContaining(['key-cutting', 'oil-recycling']));
  });

  test('[API-048] over the antimeridian, around a pole and at the very edge of the radius', async () => {
    const { pool } = shop.database;
    const at = (id: number, lat: number, lng: number) =>
      pool.query(
        `insert into store select (jsonb_populate_record(s, jsonb_build_object('id', $1::int, 'number', $1::text, 'lat', $2::float8, 'lng', $3::float8))).*
         from store s where s.number = '6984'`,
        [id, lat, lng],
      );
    await at(90001, 52, 179.9);
    await at(90002, 52, -179.8);
    await at(90003, 89.5, 100);
    // 150 miles by the great circle, less a metre.
    const arc = ((150 * 1609.344 - 1) / 6_371_000) * (180 / Math.PI);
    await at(90004, 20 + arc, -40);
    forgetSites(shop.database.db);
    const ids = async (place: string) => (await search(place)).locations.map(({ id }) => id);
    expect(await ids('52,-179.95')).toEqual(['90002', '90001']);
    expect(await ids('52,179.95')).toEqual(['90001', '90002']);
    expect(await ids('89.6,-80')).toEqual(['90003']);
    expect(await ids('20,-40')).toEqual(['90004']);
    await pool.query('delete from store where id > 90000');
    forgetSites(shop.database.db);
  });

  test('[VEHST-032] the assumed default store is never shown', async () => {
    const row = await shop.database.db
      .selectFrom('store')
      .select(['lat', 'lng'])
      .where('number', '=', '6997')
      .executeTakeFirstOrThrow();
    const { locations } = await search(`${row.lat},${row.lng}`, { limit: 50 });
    expect(locations.map(({ id }) => id)).not.toContain('6997');
    const detail = await shop.shopper().call('stores.detail', { params: { storeNumber: '6997' } });
    expect([detail.status, detail.key]).toEqual([404, 'error_store_unknown']);
  });

  test('an unknown place says so', async () => {
    const answer = await search('Nowhereville, ZZ');
    expect([answer.status, answer.key]).toEqual([404, 'error_place_unknown']);
    const postal = await search('00000');
    expect([postal.status, postal.key]).toEqual([404, 'error_place_unknown']);
    const list = await shop.shopper().call('stores.storeList', { query: { zip: '00000' } });
    expect([list.status, list.key]).toEqual([422, 'error_zip_invalid']);
  });

  test('[API-049] [VEHST-035] by position', async () => {
    const query = { location: '[41.85, -87.63]', country: 'null', includeFilters: 'false' };
    const { response } = await shop.shopper().do('stores.byPosition', { query });
    expect(response.locations[0]?.store.city).toBe('Chicago');
    const wrong = await shop.shopper().call('stores.byPosition', { query: { location: 'here' } });
    expect(wrong.status).toBe(400);
  });
});

describe('[CONTENT-027] repair shops', () => {
  const around = (location: string) => shop.shopper().call('stores.repairShops', { query: { location } });

  test('around a postal code, nearest first, each with phone and rating', async () => {
    const { shops } = (await around('60616')).body;
    expect(shops.length).toBeGreaterThan(1);
    expect(shops.map(({ distanceMeters }) => distanceMeters)).toEqual(
      shops.map(({ distanceMeters }) => distanceMeters).toSorted((a, b) => a - b),
    );
    expect(shops[0]).toMatchObject({ city: 'Chicago', state: 'IL', phone: expect.stringMatching(/555/) });
    for (const { rating, ratingCount } of shops) {
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
      expect(ratingCount).toBeGreaterThan(0);
    }
  });

  test('[CONF-019][CONST-059] each has its sign below the code of its country, and below no other', async () => {
    const places = { us: ['60616', 'USA'], mx: ['06400', 'MEX'], br: ['01311-000', 'BRA'] } as const;
    for (const [market, [location, country]] of Object.entries(places)) {
      const shopper = shop.shopper(market);
      const { shops } = (await shopper.call('stores.repairShops', { query: { location } })).body;
      const url = shops[0]?.logoUrl ?? '';
      expect(url).toContain(`/partners/${country}/`);
      const sign = await shopper.fetch(url);
      expect([sign.status, sign.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      const others = ['USA', 'MEX', 'BRA'].filter((code) => code !== country);
      for (const code of others) expect((await shopper.fetch(url.replace(country, code))).status).toBe(404);
    }
  });

  test('none where nobody is near, and none of another market', async () => {
    expect((await around('60,-150')).body.shops).toEqual([]);
    expect((await around('19.43,-99.13')).body.shops).toEqual([]);
  });

  test('an unknown place says so', async () => {
    const { status, key } = await around('Nowhereville, ZZ');
    expect([status, key]).toEqual([404, 'error_place_unknown']);
  });
});

describe('stock', () => {
  test('[API-078] each store says how many of the skus it has, and when all are there', async () => {
    const part = await stockedPart(shop, { onHand: 2 });
    const missing = await stockedPart(shop, { onHand: 0, skip: 1 });
    const zip = await shop.database.db
      .selectFrom('store')
      .select('postal_code')
      .where('id', '=', part.storeId)
      .executeTakeFirstOrThrow();
    const list = (skuNumbers: string) =>
      shop.shopper().do('stores.storeList', { query: { zip: zip.postal_code, skuNumbers } });
    const own = (stores: { storeNumber: string }[]) =>
      stores.find((store) => store.storeNumber === part.storeNumber);
    expect(own((await list(part.sku)).stores)).toMatchObject({
      available: { inStock: 1, asked: 1, readyAt: expect.stringMatching(/^2026-03-03T/) },
    });
    expect(own((await list(`${part.sku},${missing.sku}`)).stores)).toMatchObject({
      available: { inStock: 1, asked: 2, readyAt: null },
    });
    expect(own((await list(`${part.sku}:3`)).stores)).toMatchObject({ available: { inStock: 0, asked: 1 } });
    const wrong = await shop.shopper().call('stores.storeList', { query: { zip: '1' } });
    expect([wrong.status, wrong.key]).toEqual([422, 'error_zip_invalid']);
  });
});

describe('choice', () => {
  test('[API-038] [VEHST-023] the preferred store is kept with its cookies', async () => {
    const { storeNumber } = await stockedPart(shop);
    const shopper = shop.shopper();
    const { storeDetails } = await shopper.do('stores.setPreferred', { body: { storeNumber } });
    expect(storeDetails).toMatchObject({ storeNumber, bopusEnabled: true });
    expect(shopper.cookies.get('preferredStoreId')).toBe(storeNumber);
    expect((await shopper.do('shell.header')).storeDetails?.zip).toBe(shopper.cookies.get('preferredZip'));
    const unknown = await shopper.call('stores.setPreferred', { body: { storeNumber: '99999' } });
    expect([unknown.status, unknown.key]).toEqual([404, 'error_store_unknown']);
    expect((await shopper.do('shell.header')).storeDetails?.storeNumber).toBe(storeNumber);
  });

  test('[API-057] a store may be kept by caches, a search may not', async () => {
    const { storeNumber } = await stockedPart(shop);
    const detail = await shop.shopper().call('stores.detail', { params: { storeNumber } });
    expect(detail.headers.get('cache-control')).toBe('public, max-age=60');
    expect(detail.body.hours.length).toBeGreaterThan(4);
    expect((await search('60616')).headers.get('cache-control')).toBe('private, no-store');
  });
});
