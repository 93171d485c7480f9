import { createBuyer } from '../support/buyer.ts';
import { lineOf } from '../support/cart.ts';
import { localOf } from '../support/locals.ts';
import { pressIn } from '../support/saved.ts';
import { expectPath, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** A part for one side that can be bought with that of the other. */
async function findPair(market: string, typed: string) {
  const { client } = createBuyer(market);
  await client.call('stores.setPreferred', { body: { storeNumber: localOf(market).store.storeNumber } });
  const { products } = await client.call('catalog.search', { query: { searchText: typed } });
  for (const { skuNumber } of products) {
    const { pdpResults } = await client.call('catalog.product', { query: { itemIds: skuNumber } });
    const [part] = pdpResults.products;
    if (part?.pair && part.available && part.pair.product.available) return { ...part, pair: part.pair };
  }
  throw new Error(`No '${typed}' and that of its other side can be bought.`);
}

/** @param typed what finds parts for one side */
export function bothSidesJourneys(
  market: string,
  typed: string,
  scripts: readonly boolean[] = [true, false],
): void {
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('one press adds a part and that of the other side', async ({ shop, page, expectAccessible }) => {
      const { skuNumber, productDetailsPageUrl, pair } = await findPair(market, typed);
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
}
