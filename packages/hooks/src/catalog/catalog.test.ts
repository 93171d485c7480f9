import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { vehicle } from '../../test/fixtures.ts';
import { refusal, stubClient } from '../../test/stubClient.ts';
import { createQueryClient } from '../client/queryClient.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { shopperVehicle } from '../shopper/shopper.ts';
import { catalogQueries } from './catalogQueries.ts';

const configOf = (...on: string[]) => ({
  flags: Object.fromEntries(on.map((name) => [name, true])),
  values: {},
});
const aces = configOf('ACES_ENABLED');
const both = configOf('ACES_ENABLED', 'acesNonVehicleEndpointsEnabled');
const shopper: Shopper = {
  vehicle: shopperVehicle(
    vehicle({ acesVehicleAttributes: { vehicleQuestionsIds: { trim: 'EX', brakes: 'disc' } } }),
  ),
  storeNumber: '12',
  userSegment: 'pro',
};
const vehicleFields = {
  year: '2018',
  makeId: 'mk1',
  modelId: 'md1',
  vehicleTypeId: 'vt1',
  vehicleQuestions: 'brakes:disc,trim:EX',
};
const queryOf = ({ url }: { url: URL }) => Object.fromEntries(url.searchParams);
const run = (stub: ReturnType<typeof stubClient>, query: object) =>
  createQueryClient().fetchQuery(query as ReturnType<typeof catalogQueries.category>);

describe('product details', () => {
  const ask = async (config = configOf()) => {
    const stub = stubClient({}, { config });
    const parameters = {
      productDetailsPageUrl: '/products/pads',
      itemIds: '7',
      partGroupId: 'pg',
      brandId: 'b',
      lineCode: 'l',
      partNumber: 'p',
    };
    await run(stub, catalogQueries.product(stub.client, parameters, shopper));
    return stub.sent[0]!;
  };

  test('[CATALOG-018][CATALOG-020] come from product discovery', async () => {
    const sent = await ask();
    expect(sent.url.pathname).toBe('/external/product-discovery/product/v1/products');
    expect(queryOf(sent)).toEqual({
      country: 'USA',
      salesChannel: 'ECOMM',
      customerType: 'B2C',
      itemIds: '7',
      vehicleId: 'v1',
      storeId: '12',
      partNumber: 'p',
      userSegment: 'pro',
      productDetailsPageUrl: '/products/pads',
      preview: 'false',
      lineCode: 'l',
    });
  });

  test('[CATALOG-019][CATALOG-020][STATE-027] come from the gateway while ACES_ENABLED is on', async () => {
    const sent = await ask(aces);
    expect(sent.url.pathname).toBe('/sls/b2c/product-discovery-product-data/v1/products');
    expect(queryOf(sent)).toEqual({
      country: 'USA',
      preview: 'false',
      productDetailsPageUrl: '/products/pads',
      partGroupId: 'pg',
      brandId: 'b',
      ...vehicleFields,
      storeId: '12',
      userSegment: 'pro',
    });
  });

  test('[PLUS-067] come from product discovery for a sku alone, which the gateway does not know', async () => {
    const stub = stubClient(aces);
    await run(stub, catalogQueries.product(stub.client, { itemIds: '7' }));
    expect(stub.sent[0]!.url.pathname).toMatch(/^\/external\/product-discovery\//);
    expect(queryOf(stub.sent[0]!)).toMatchObject({ itemIds: '7' });
  });

  test('[STATE-029] carry the older vehicle id along in the transition', async () => {
    expect(queryOf(await ask(configOf('ACES_ENABLED', 'TRANSITION_PHASE')))).toMatchObject({
      vehicleId: 'v1',
    });
  });

  test('[CATALOG-020] leave out what is unset', async () => {
    const stub = stubClient({});
    await run(stub, catalogQueries.product(stub.client, { itemIds: '7' }));
    expect(Object.keys(queryOf(stub.sent[0]!)).sort()).toEqual([
      'country',
      'customerType',
      'itemIds',
      'preview',
      'salesChannel',
    ]);
  });
});

describe('what a path shows', () => {
  const old = { pageType: 'SHELF', canonicalPath: '/parts/pads', title: 'Pads' };
  const fresh = { ...old, pageType: 'CATEGORY' };
  const ask = async (config: ReturnType<typeof configOf>, answer: object) => {
    const stub = stubClient(
      {
        'GET /external/product-discovery/browse-search/v2/page-types': answer,
        'GET /sls/b2c/product-discovery-seo-data-bs/v2/page-types': answer,
      },
      { config },
    );
    const pageType = await createQueryClient().fetchQuery(
      catalogQueries.pageType(stub.client, '/parts/pads'),
    );
    return { pageType, sent: stub.sent[0]! };
  };

  test('[CATALOG-022] is asked with path, preview and country', async () => {
    const { sent, pageType } = await ask(configOf(), { pageTypeResult: old, redirectUrl: '/parts/new' });
    expect(sent.url.pathname).toBe('/external/product-discovery/browse-search/v2/page-types');
    expect(queryOf(sent)).toEqual({ canonicalPath: '/parts/pads', preview: 'false', country: 'USA' });
    expect(pageType).toEqual({ result: old, redirectUrl: '/parts/new' });
  });

  test.each([
    [
      'the newer result wins while ACES_ENABLED is on',
      aces,
      { acesPageTypeResult: fresh, pageTypeResult: old },
      fresh,
    ],
    ['the older one where the newer is missing', aces, { pageTypeResult: old }, old],
    [
      'the older one while the flag is off',
      configOf(),
      { acesPageTypeResult: fresh, pageTypeResult: old },
      old,
    ],
  ])('[CATALOG-022] %s', async (_, config, answer, result) => {
    expect((await ask(config, answer)).pageType.result).toEqual(result);
  });

  test('[CATALOG-020] is asked of the gateway by the same flag', async () => {
    expect((await ask(aces, {})).sent.url.pathname).toBe(
      '/sls/b2c/product-discovery-seo-data-bs/v2/page-types',
    );
  });
});

describe('suggestions', () => {
  const byDiscovery = 'GET /external/product-discovery/autocomplete/v1/suggestions';
  const byGateway = 'GET /sls/pd/product-navigation-search/v1/auto-suggestions';
  const ask = (config: ReturnType<typeof configOf>, answers = {}) => {
    const stub = stubClient(answers, { config });
    return {
      result: createQueryClient().fetchQuery(catalogQueries.suggestions(stub.client, 'brake', shopper)),
      sent: stub.sent,
    };
  };
  const shared = {
    country: 'USA',
    customerType: 'B2C',
    salesChannel: 'ECOMM',
    preview: 'false',
    searchTerm: 'brake',
  };

  test.each([
    ['both flags off', configOf(), byDiscovery],
    ['the vehicle flag alone', aces, byDiscovery],
    ['the other flag alone', configOf('acesNonVehicleEndpointsEnabled'), byDiscovery],
    ['both flags on', both, byGateway],
  ])('[CATALOG-009][STATE-028] with %s', async (_, config, path) => {
    const { result, sent } = ask(config);
    await result;
    expect(`${sent[0]!.method} ${sent[0]!.url.pathname}`).toBe(path);
  });

  test('[CATALOG-016] product discovery is told the vehicle by its id', async () => {
    const { result, sent } = ask(configOf());
    await result;
    expect(queryOf(sent[0]!)).toEqual({ ...shared, vehicleId: 'v1' });
  });

  test('[CATALOG-017] the navigation search is told vehicle and store in full', async () => {
    const { result, sent } = ask(both);
    await result;
    expect(queryOf(sent[0]!)).toEqual({ ...shared, ...vehicleFields, storeId: '12' });
  });

  test.each([
    ['a failing call', refusal(500, '500', 'x')],
    ['missing lists', {}],
    ['no connection', new TypeError('offline')],
  ])('[CATALOG-010] %s is no suggestions', async (_, answer) => {
    expect(await ask(configOf(), { [byDiscovery]: answer }).result).toEqual({
      generalSuggestions: [],
      productTitleSuggestions: [],
    });
  });
});

test('[CATALOG-006] a suggested product has its term, words, address, picture and fit', async () => {
  const { client } = answering({ 'catalog.suggestions': fixture('catalog.suggestions') });
  const { productTitleSuggestions } = await createQueryClient().fetchQuery(
    catalogQueries.suggestions(client, 'brake', shopper),
  );
  expect(productTitleSuggestions.length).toBeGreaterThan(0);
  for (const suggestion of productTitleSuggestions) {
    expect(suggestion).toMatchObject({
      suggestedSearchTerm: expect.stringMatching(/\S/),
      itemDescription: expect.stringMatching(/\S/),
      productDetailsPageUrl: expect.stringMatching(/^\//),
      productImageUrl: expect.any(String),
      vehicleFitment: expect.any(String),
    });
  }
});

describe('keys', () => {
  const { client } = stubClient({});
  const other = stubClient({}, { market: { code: 'mx', productCountry: 'MEX' } }).client;
  const key = (of: Shopper, from = client) =>
    JSON.stringify(catalogQueries.search(from, { searchText: 'pads' }, of).queryKey);

  test('carry market, vehicle, answers and store', () => {
    const keys = [
      key({}),
      key({}, other),
      key({ vehicle: { vehicleId: 'v1' } }),
      key({ vehicle: { vehicleId: 'v1', answers: { trim: 'EX' } } }),
      key({ storeNumber: '12' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are the same for the same shopper however the answers were given', () => {
    const one = { vehicle: { vehicleId: 'v1', answers: { a: '1', b: '2' } } };
    const two = { vehicle: { vehicleId: 'v1', answers: { b: '2', a: '1' } } };
    expect(key(one)).toBe(key(two));
  });
});
