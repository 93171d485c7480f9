import { createBuyer } from './support/buyer.ts';
import { lineOf } from './support/cart.ts';
import { localOf } from './support/locals.ts';
import { pressIn } from './support/saved.ts';
import { expectPath, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { withScripts } from './support/withScripts.ts';

test.use({ market: 'us', hasOwnAddress: true });

/** A part for one side that can be bought with that of the other. */
async function findPair() {
  const { client } = createBuyer('us');
  await client.call('stores.setPreferred', { body: { storeNumber: localOf('us').store.storeNumber } });
  const { products } = await client.call('catalog.search', { query: { searchText: 'control arm' } });
  for (const { skuNumber } of products) {
    const { pdpResults } = await client.call('catalog.product', { query: { itemIds: skuNumber } });
    const [part] = pdpResults.products;
    if (part?.pair && part.available && part.pair.product.available) return { ...part, pair: part.pair };
  }
  throw new Error('No control arm and that of its other side can be bought.');
}

withScripts([true, false], () => {
  test('one press adds a part and that of the other side', async ({ shop, page, expectAccessible }) => {
    const { skuNumber, productDetailsPageUrl, pair } = await findPair();
    await open(shop, productDetailsPageUrl);
    const region = page.getByRole('region', { name: pair.title });
    await expect(region.getByRole('link', { name: pair.product.itemDescription })).toBeVisible();
    if (shop.hasScript) await expectAccessible();
    await pressIn(shop, pair.action);
    await expectPath(shop, '/cart');
    for (const sku of [skuNumber, pair.product.skuNumber])
      await expect(lineOf(shop, sku).getByRole('spinbutton')).toHaveValue('1');
  });
});
