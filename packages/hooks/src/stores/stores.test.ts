import { describe, expect, test } from 'vitest';
import { store } from '../../test/fixtures.ts';
import { stubClient } from '../../test/stubClient.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { storeLabel } from './storeLabel.ts';
import { storeQueries } from './storeQueries.ts';
import { storesOfPage } from './storesOfPage.ts';

const plain = { stores: { showsAddress2: false } };
const withSecond = { stores: { showsAddress2: true } };

describe('the store’s label', () => {
  test.each([
    ['12345 N', '12345 N'],
    ['x'.repeat(35), 'x'.repeat(35)],
    ['x'.repeat(36), `${'x'.repeat(30)}…`],
    ['1234 NORTH VERY LONG BOULEVARD AVENUE EAST', '1234 NORTH VERY LONG BOULEVARD…'],
  ])('[VEHST-022][CONST-025] %s reads %s', (address1, text) => {
    expect(storeLabel({ address1 }, plain)).toEqual({ text, full: address1 });
  });

  test.each([
    ['Col. Centro', 'Calle 5, Col. Centro'],
    ['null', 'Calle 5'],
    ['', 'Calle 5'],
    ['  ', 'Calle 5'],
    [null, 'Calle 5'],
    [undefined, 'Calle 5'],
  ])('[VEHST-021][CONF-015] address2 %s makes %s, where the market shows it', (address2, full) => {
    expect(storeLabel({ address1: 'Calle 5', address2 }, withSecond).full).toBe(full);
    expect(storeLabel({ address1: 'Calle 5', address2 }, plain).full).toBe('Calle 5');
  });

  test('[VEHST-022] address2 is appended before the cut', () => {
    const label = storeLabel({ address1: 'x'.repeat(28), address2: 'Centro Sur' }, withSecond);
    expect(label.text).toBe(`${'x'.repeat(28)}, …`);
    expect(label.full).toBe(`${'x'.repeat(28)}, Centro Sur`);
  });
});

describe('the store search', () => {
  const values = { STORE_SEARCH_URL: '/ecomm/b2c/v1/store/geosearch', STORE_SEARCH_API_KEY: 'key' };
  const answers = {
    'GET /ecomm/b2c/v1/store/geosearch': {
      response: { locations: [{ id: '12', store: store() }], count: 1 },
    },
  };
  const search = (config: Record<string, string | number>, more = {}) => {
    const stub = stubClient(answers, { config: { flags: {}, values: config } });
    const run = createQueryClient().fetchQuery(
      storeQueries.search(stub.client, { location: '38103', ...more }),
    );
    return { run, sent: stub.sent };
  };
  const queryOf = (sent: readonly { url: URL }[]) => Object.fromEntries(sent[0]!.url.searchParams);

  test('[VEHST-026][VEHST-027][CONST-023][CONST-024] asks with the built-in limit and radius, and the market’s countries', async () => {
    const { run, sent } = search(values);
    expect(await run).toMatchObject({ count: 1, radius: 150, perPage: 10 });
    expect(queryOf(sent)).toEqual({
      location: '38103',
      limit: '10',
      radius: '150',
      filters: 'country:US,country:PR',
      api_key: 'key',
      v: '1',
    });
  });

  test('[VEHST-026] config sets limit and radius, and chips add services', async () => {
    const { run, sent } = search(
      { ...values, STORE_SEARCH_RESULTS_LIMIT: 5, STORE_SEARCH_RADIUS: 50 },
      { services: ['battery'] },
    );
    await run;
    expect(queryOf(sent)).toMatchObject({
      limit: '5',
      radius: '50',
      filters: 'country:US,country:PR,service:battery',
    });
  });

  test.each([
    [1, '10'],
    [2, '20'],
    [9, '50'],
    ['all', '50'],
  ] as const)('[VEHST-031] page %s asks for the nearest %s', async (page, limit) => {
    const { run, sent } = search(values, { page });
    await run;
    expect(queryOf(sent)).toMatchObject({ limit });
  });

  test.each([
    [{}, 'Missing store search URL in global config'],
    [{ STORE_SEARCH_URL: '/x' }, 'Missing store search API key in global config'],
  ])('[VEHST-028] config %j refuses it: %s', async (config, message) => {
    const { run, sent } = search(config);
    await expect(run).rejects.toThrow(message);
    expect(sent.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/api/log', { message, level: 'error' }],
    ]);
  });
});

describe('[VEHST-031][CONST-060] the pages of nearby stores', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test.each([
    [10, 1, [1, 10], 1, 1],
    [23, 1, [1, 10], 1, 3],
    [23, 3, [21, 23], 3, 3],
    [23, 9, [21, 23], 3, 3],
    [23, 0, [1, 10], 1, 3],
    [23, Number.NaN, [1, 10], 1, 3],
  ])('of %d stores, page %d holds %o', (count, asked, [first, last], page, pages) => {
    const shown = storesOfPage(numbers(count), asked);
    expect([shown.stores.at(0), shown.stores.at(-1)]).toEqual([first, last]);
    expect(shown).toMatchObject({ firstNumber: first, page, pages });
  });

  test('of no store is one, and empty', () => {
    expect(storesOfPage([])).toEqual({ stores: [], firstNumber: 1, page: 1, pages: 1, total: 0 });
  });
});
