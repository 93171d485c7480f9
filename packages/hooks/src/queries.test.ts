import { describe, expect, test } from 'vitest';
import { stubClient } from '../test/stubClient.ts';
import { cartQueries } from './cart/cartQueries.ts';
import { catalogQueries } from './catalog/catalogQueries.ts';
import { checkoutQueries } from './checkout/checkoutQueries.ts';
import { createQueryClient } from './client/queryClient.ts';
import { configQueries } from './config/configQueries.ts';
import { contentQueries } from './content/contentQueries.ts';
import { orderQueries } from './orders/orderQueries.ts';
import { storeQueries } from './stores/storeQueries.ts';
import { vehicleQueries } from './vehicles/vehicleQueries.ts';

const { client, sent } = stubClient({});

describe('each query asks its call', () => {
  test.each([
    [cartQueries.detail(client, { postalCode: '38103' }), '/ecomm/b2c/v1/cart?postalCode=38103'],
    [cartQueries.mini(client), '/ecomm/b2c/v1/mini-cart'],
    [
      catalogQueries.search(client, {
        canonicalPath: '/parts/pads',
        pageNumber: 2,
        sort: 'priceUp',
        filters: 'brand:Bosch',
      }),
      '/ecomm/b2c/v1/searchresult?canonicalPath=%2Fparts%2Fpads&pageNumber=2&sort=priceUp&filters=brand%3ABosch',
    ],
    [catalogQueries.category(client, '/parts'), '/ecomm/b2c/v1/categories?canonicalPath=%2Fparts'],
    [
      catalogQueries.skuDetails(client, { skuNumbers: ['1', '2'] }),
      '/ecomm/b2c/v1/sku-details?skuNumbers=1%2C2',
    ],
    [catalogQueries.relatedParts(client, '7'), '/ecomm/b2c/v1/affinity/relatedParts?skuNumber=7'],
    [catalogQueries.wearParts(client), '/ecomm/b2c/v1/affinity/relatedParts'],
    [
      vehicleQueries.level(client, { level: 'model', year: '2018', makeId: 'm' }),
      '/ecomm/b2c/v1/vehicles/catalog/model?year=2018&makeId=m',
    ],
    [vehicleQueries.byVin(client, '1HGCM82633A004352'), '/ecomm/b2c/v1/vehicles/vin/1HGCM82633A004352'],
    [vehicleQueries.current(client), '/ecomm/b2c/v1/vehicles/current'],
    [vehicleQueries.list(client), '/ecomm/b2c/v1/vehicles'],
    [storeQueries.detail(client, '12'), '/ecomm/b2c/v1/store/12'],
    [
      storeQueries.storeList(client, { zip: '38103', skuNumbers: ['1'] }),
      '/ecomm/b2c/v1/store/store-list?zip=38103&skuNumbers=1',
    ],
    [checkoutQueries.state(client), '/ecomm/b2c/v1/checkout'],
    [checkoutQueries.shipmentOptions(client), '/ecomm/b2c/v2/order/shipmentOptions'],
    [checkoutQueries.paymentOptions(client), '/ecomm/b2c/v1/order/paymentOptions'],
    [orderQueries.details(client), '/ecomm/b2c/v4/order/details'],
    [orderQueries.detail(client, 'o1'), '/ecomm/b2c/v2/order/details/o1'],
    [orderQueries.confirmation(client), '/ecomm/b2c/v1/order/orderConfirmation'],
    [contentQueries.header(client, ['a', 'b']), '/api/contentstack/header?segments=a%2Cb'],
    [contentQueries.footer(client), '/api/contentstack/footer'],
    [contentQueries.topNav(client), '/api/contentstack/top-nav'],
    [configQueries.global(client), '/ecomm/b2c/v1/globalConfig'],
  ])('$queryKey', async (query, path) => {
    await createQueryClient().fetchQuery(query as ReturnType<typeof cartQueries.mini>);
    const { url } = sent.at(-1)!;
    expect(url.pathname + url.search).toBe(path);
    expect(JSON.stringify(query.queryKey)).toContain('"us"');
  });
});

test('[API-041] details with shipments carry the added parameters', async () => {
  const { client: own, sent: asked } = stubClient({});
  await createQueryClient().fetchQuery(orderQueries.details(own, { includeShipments: true }));
  expect(asked[0]!.url.search).toBe('?orderType=ONLINEORDER&includeShipments=true');
});

test('[CONF-030] the global config configures the client that asked for it', async () => {
  const { client: own } = stubClient({
    'GET /ecomm/b2c/v1/globalConfig': { flags: { ACES_ENABLED: true }, values: {} },
  });
  await createQueryClient().fetchQuery(configQueries.global(own));
  expect(own.flag('ACES_ENABLED')).toBe(true);
});
