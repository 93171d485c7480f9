import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentPage } from '@driveline/api/contract';
import { fileContent } from '../src/content/fileContent.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { lineOf } from '../conformance/client/acquire.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
const page = (title: string): ContentPage => ({ title, meta: { description: '' }, blocks: [] });
const pages = {
  '/lp/termsAndConditions': page('Terms'),
  '/lp/why-us': page('Why us'),
  '/deals/spring': page('Spring deals'),
};
beforeAll(async () => {
  shop = await openShop({ content: fileContent({ us: { pages }, mx: { pages: {} } }) });
});
afterAll(() => shop.close());

const told = ({ status, key }: { status: number; key: string | undefined }) => [status, key];
const pads = { canonicalPath: '/parts/brakes/brake-pads' };
const somePad = async () => {
  const { products } = await shop.shopper().do('catalog.search', { query: pads });
  return products[0]!;
};

describe.each(['catalog.product', 'catalog.productByGateway'] as const)('[API-043] [API-044] %s', (id) => {
  test('finds one product by sku, by part number and by its address, and nothing else', async () => {
    const { skuNumber, partNumber, productDetailsPageUrl } = await somePad();
    for (const query of [{ itemIds: skuNumber }, { partNumber }, { productDetailsPageUrl }]) {
      const { pdpResults } = await shop.shopper().do(id, { query });
      expect(pdpResults.products).toMatchObject([{ skuNumber, partNumber, productDetailsPageUrl }]);
    }
    const none = await shop.shopper().call(id, { query: { itemIds: '999999999' } });
    expect(told(none)).toEqual([404, 'error_product_unknown']);
  });
});

test('[API-043] [API-044] the two paths answer the same', async () => {
  const query = { itemIds: (await somePad()).skuNumber };
  const { xFusionQueryId: one, ...external } = await shop.shopper().do('catalog.product', { query });
  const { xFusionQueryId: other, ...gateway } = await shop
    .shopper()
    .do('catalog.productByGateway', { query });
  expect(gateway).toEqual(external);
  expect(one).not.toBe(other);
});

describe.each(['catalog.pageType', 'catalog.pageTypeByGateway'] as const)('[API-045] %s', (id) => {
  const ask = (canonicalPath: string, market?: string) =>
    shop.shopper(market).call(id, { query: { canonicalPath, preview: 'false', country: 'USA' } });

  test('tells a shelf, a category and a brand, in both fields', async () => {
    for (const [path, pageType] of [
      ['/parts/brakes/brake-pads', 'SHELF'],
      ['/parts/brakes', 'CATEGORY'],
      ['/brands/trueline', 'BRAND'],
    ] as const) {
      const { body } = await ask(path);
      expect(body.pageTypeResult).toMatchObject({ pageType, canonicalPath: path });
      expect(body.acesPageTypeResult).toEqual(body.pageTypeResult);
    }
  });

  test('tells pages of words and deals that the market’s content has', async () => {
    expect((await ask('/lp/why-us')).body.pageTypeResult).toEqual({
      pageType: 'LANDING',
      canonicalPath: '/lp/why-us',
      title: 'Why us',
    });
    expect((await ask('/deals/spring')).body.pageTypeResult).toMatchObject({
      pageType: 'LANDING',
      title: 'Spring deals',
    });
    expect((await ask('/lp/termsAndConditions')).body.pageTypeResult?.title).toBe('Terms');
    expect((await ask('/lp//why-us/')).body).toEqual({ redirectUrl: '/lp/why-us' });
    expect(told(await ask('/lp/why-us', 'mx'))).toEqual([404, 'error_path_unknown']);
  });

  test('sends what has moved to where it is, and knows no other path', async () => {
    expect((await ask('/shop/brake-pads')).body).toEqual({ redirectUrl: '/parts/brakes/brake-pads' });
    const { skuNumber, productDetailsPageUrl } = await somePad();
    expect((await ask(`/products/old-name-${skuNumber}`)).body).toEqual({
      redirectUrl: productDetailsPageUrl,
    });
    expect(told(await ask('/lp/nothing'))).toEqual([404, 'error_path_unknown']);
  });
});

describe.each(['catalog.suggestions', 'catalog.suggestionsByGateway'] as const)(
  '[API-046] [API-047] %s',
  (id) => {
    test('suggests terms and products from what is typed, and nothing for nothing', async () => {
      const { body } = await shop.shopper().call(id, { query: { searchTerm: 'brake pads' } });
      expect(body.generalSuggestions.length).toBeGreaterThan(0);
      expect(body.generalSuggestions.join(' ').toLowerCase()).toContain('brake');
      expect(body.productTitleSuggestions[0]?.productDetailsPageUrl).toMatch(/^\/products\//);
      const nothing = await shop.shopper().do(id, { query: { searchTerm: 'qqqqzzzz' } });
      expect(nothing).toEqual({ generalSuggestions: [], productTitleSuggestions: [] });
    });
  },
);

describe('vehicles', () => {
  test('[API-064] each level offers what the one before leaves, the last one vehicles', async () => {
    const shopper = shop.shopper();
    const pick = async (level: 'make' | 'model' | 'engine', query: object) =>
      (await shopper.do('vehicles.catalog', { params: { level }, query })).items;
    const makes = await pick('make', { year: '2018' });
    const honda = makes.find(({ name }) => name === 'Honda')!;
    const models = await pick('model', { year: '2018', makeId: honda.id });
    expect(models.map(({ name }) => name)).toContain('Civic');
    expect(models.map(({ name }) => name)).not.toContain('Corolla');
    const civic = models.find(({ name }) => name === 'Civic')!;
    const [engine] = await pick('engine', { year: '2018', makeId: honda.id, modelId: civic.id });
    const { vehicleMap } = await shopper.do('vehicles.updatePreferred', {
      body: { catalogVehicleId: engine!.id },
    });
    expect(vehicleMap).toMatchObject({ year: '2018', make: 'Honda', model: 'Civic', engine: engine!.name });
    expect(await pick('make', { year: '1900' })).toEqual([]);
  });

  test('[API-063] a VIN is the vehicles that it can mean', async () => {
    const { vehicles } = await shop.shopper().do('vehicles.byVin', { params: { vin: '1HGCM82633A004352' } });
    expect(vehicles[0]).toMatchObject({ year: '2003', make: 'Honda', model: 'Accord' });
    const wrong = await shop.shopper().call('vehicles.byVin', { params: { vin: '1HGCM8263' } });
    expect(told(wrong)).toEqual([422, 'error_vin_invalid']);
  });

  test('an answer needs a vehicle and a question that parts ask', async () => {
    const body = { questionId: 'nothing', value: 'x' };
    expect(told(await shop.shopper().call('vehicles.answer', { body }))).toEqual([
      404,
      'error_vehicle_unknown',
    ]);
  });
});

describe('shelves', () => {
  test('[API-118] a search lists products with their number, filters and order', async () => {
    const query = { searchText: 'brake pads', sort: 'priceUp' } as const;
    const { products, totalCount, filters } = await shop.shopper().do('catalog.search', { query });
    expect(totalCount).toBeGreaterThanOrEqual(products.length);
    const prices = products.map(({ price, discountPrice }) => discountPrice ?? price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(filters.length).toBeGreaterThan(0);
    for (const canonicalPath of ['/no/such/shelf', '/brands/nobody']) {
      const none = await shop.shopper().call('catalog.search', { query: { canonicalPath } });
      expect(told(none)).toEqual([404, 'error_path_unknown']);
    }
    const none = await shop.shopper().call('catalog.category', { query: { canonicalPath: '/no/such' } });
    expect(told(none)).toEqual([404, 'error_path_unknown']);
  });

  test('[API-117] sku details tell price and stock at the shopper’s store, of what is sold here alone', async () => {
    const part = await stockedPart(shop, { onHand: 5 });
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
    const { skus } = await shopper.do('catalog.skuDetails', {
      query: { skuNumbers: `${part.sku},999999999` },
    });
    expect(skus).toMatchObject([{ skuNumber: part.sku, available: true, shippingMethods: ['instore'] }]);
    const cart = await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1 } });
    const line = cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0];
    expect(skus[0]?.discountPrice ?? skus[0]?.price).toBe(line?.unitPrice);
  });
});

describe('the cart', () => {
  test('[API-067] a cart that is named is the own one or unknown; nobody is refused who names none', async () => {
    const part = await stockedPart(shop, { onHand: 5, skip: 2 });
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
    const body = { skuNumber: part.sku, quantity: 1, shipmentType: 'instore' } as const;
    const { commerceId } = await shopper.do('cart.addItem', { body });
    const asks = (who: typeof shopper, named?: string) =>
      who.call('cart.detail', { query: named ? { commerceId: named } : {} });
    expect((await asks(shopper, commerceId)).body.commerceId).toBe(commerceId);
    expect(told(await asks(shopper, 'nothing'))).toEqual([404, 'error_cart_unknown']);
    expect(told(await asks(shop.shopper(), commerceId))).toEqual([404, 'error_cart_unknown']);
    // A guest whose session, and with it the cart, has run out.
    expect((await asks(shop.shopper())).body).toMatchObject({ commerceId: '', orders: [] });
  });

  test('[API-067] [API-068] in full with its lines and their faults, and in short with count and subtotal', async () => {
    const part = await stockedPart(shop, { onHand: 5, skip: 1 });
    const shopper = shop.shopper();
    expect(await shopper.do('cart.mini')).toMatchObject({ miniCartMap: { itemCount: 0, orderSubTotal: 0 } });
    await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
    const body = { skuNumber: part.sku, quantity: 2, shipmentType: 'instore' } as const;
    const added = await shopper.do('cart.addItem', { body });
    const cart = await shopper.do('cart.detail');
    expect(lineOf(cart)).toBe(lineOf(added));
    expect(cart.cartItemError).toEqual([]);
    const mini = await shopper.do('cart.mini');
    expect(mini.miniCartMap).toEqual({ itemCount: 2, orderSubTotal: cart.grandOrderPriceInfo.totalPrice });
    await shop.database.db
      .updateTable('store_stock')
      .set({ on_hand: 0 })
      .where('part_id', '=', part.partId)
      .execute();
    expect((await shopper.do('cart.detail')).cartItemError).toMatchObject([
      { commerceItemId: lineOf(cart), itemHasError: true },
    ]);
  });
});
