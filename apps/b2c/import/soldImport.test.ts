import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf, filesOf, soundParts } from '../test/importFiles.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { attachCard, commitBody, fillCart } from '../conformance/client/buyer.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { runImport } from './runImport.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Without the demonstration a shelf has what was imported, and nothing else. */
const rotors = { canonicalPath: '/parts/brakes/brake-rotors' };

const civic = async (year: string) => {
  const shopper = shop.shopper();
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select v.id from vehicle v join model m on m.id = v.model_id join engine e on e.id = v.engine_id
     where m.market = 'us' and m.name = 'Civic' and e.label = '2.0L I4' and v.year = $1 limit 1`,
    [Number(year)],
  );
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId: String(rows[0]!.id) } });
  return shopper;
};

test('an imported part is sold: on its shelf with fit and picture, on its page, into the cart', async () => {
  const { markets } = shippedMarkets;
  await runImport(shop.database, { csv: filesOf(csvOf(soundParts)), replace: true, markets });
  const shopper = await civic('2016');
  const { products } = await shopper.do('catalog.search', { query: rotors });
  expect(products.map(({ partNumber, fit }) => [partNumber, fit.state]).sort()).toEqual([
    ['R-1', 'FITS'],
    ['R-2', 'NEEDS_MORE_INFO'],
  ]);
  const one = products.find(({ partNumber }) => partNumber === 'R-1')!;
  expect(one).toMatchObject({
    brandName: 'Acme Parts',
    itemDescription: 'Part R-1, boxed',
    productImageUrl: 'https://img.example/R-1.jpg',
    price: 49.99,
    discountPrice: 39.99,
    defaultQuantity: 2,
  });
  const url = one.productDetailsPageUrl;
  const page = await shopper.do('catalog.productByGateway', { query: { productDetailsPageUrl: url } });
  expect(page.pdpResults.products[0]).toMatchObject({ productSeoUrl: url });
  const added = await shopper.call('cart.addItem', {
    body: { skuNumber: one.skuNumber, quantity: 2, shipmentType: 'regular' },
  });
  expect(added.status).toBe(200);
  const other = await civic('2020');
  const { products: none } = await other.do('catalog.search', { query: rotors });
  expect(none.filter(({ fit }) => fit.state !== 'DOES_NOT_FIT')).toEqual([]);
  const found = await shopper.do('catalog.search', { query: { searchText: 'acme parts' } });
  expect(found.products.map(({ partNumber }) => partNumber).sort()).toEqual(['F-1', 'R-1', 'R-2']);
});

test('its photo goes with it: to the cart, what is put aside, the suggestions, the order and its mail', async () => {
  const photo = 'https://img.example/F-1.jpg';
  const shopper = shop.shopper();
  const { products } = await shopper.do('catalog.search', { query: { searchText: 'acme parts F-1' } });
  const sku = products.find(({ partNumber }) => partNumber === 'F-1')!.skuNumber;
  const { productTitleSuggestions } = await shopper.do('catalog.suggestions', {
    query: { searchTerm: 'Acme Parts F-1' },
  });
  expect(productTitleSuggestions).toContainEqual(
    expect.objectContaining({ partNumber: 'F-1', productImageUrl: photo }),
  );
  const { cart } = await fillCart(shopper, { sku, storeNumber: '1203' });
  const lineOf = ({ orders }: Pick<typeof cart, 'orders'>) =>
    orders[0]!.shipmentInfoList[0]!.lineItemList[0]!;
  expect(lineOf(cart)).toMatchObject({ partNumber: 'F-1', productImageUrl: photo });
  const { savedItems } = await shopper.do('cart.saveItem', {
    body: { commerceItemId: lineOf(cart).commerceItemId },
  });
  expect(savedItems).toMatchObject([{ partNumber: 'F-1', productImageUrl: photo }]);

  const buyer = await attachCard(await fillCart(shopper, { sku, storeNumber: '1203' }));
  const { order, orderId } = await shopper.do('checkout.commit', commitBody(buyer));
  expect(lineOf(order!)).toMatchObject({ partNumber: 'F-1', productImageUrl: photo });
  const mail = () => shop.mails.find(({ subject }) => subject.includes(orderId!));
  await expect.poll(mail).toBeDefined();
  expect(mail()!.html).toContain(`src="${photo}"`);
});
