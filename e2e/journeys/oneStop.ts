import { createBuyer, stockAt } from '../support/buyer.ts';
import { lineOf } from '../support/cart.ts';
import { localOf } from '../support/locals.ts';
import { originOf } from '../support/origins.ts';
import { findPart } from '../support/parts.ts';
import { expectPath, open, taken, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** So few that another store has more. */
const FEW = 5;

/** A part for every vehicle that can be shipped, and that the store cannot hand out. */
async function shippedOnly(market: string): Promise<string> {
  const { alike, cleaner, fluid, store } = localOf(market);
  const { storeNumber } = store;
  const { client } = createBuyer(market);
  await client.call('stores.setPreferred', { body: { storeNumber } });
  for (const searchText of [...alike, cleaner, fluid]) {
    const { products } = await client.call('catalog.search', { query: { searchText } });
    const found = products.find(
      ({ fit, availability }) =>
        fit.state === 'UNIVERSAL' && availability?.regular && !availability.pickup?.readyAt,
    );
    if (found) return found.skuNumber;
  }
  throw new Error(`Store ${storeNumber} has everything.`);
}

/** Opens a cart whose parts are shipped, each as many times. @returns the store as the shopper knows it */
async function openShipped(shop: Shop, skuNumbers: readonly string[], quantity = 1): Promise<string> {
  const { code } = shop.market;
  const { storeNumber } = localOf(code).store;
  const { client, cookies } = createBuyer(code);
  const { storeDetails } = await client.call('stores.setPreferred', { body: { storeNumber } });
  for (const skuNumber of skuNumbers) {
    await client.call('cart.addItem', { body: { skuNumber, quantity, shipmentType: 'regular' } });
  }
  const url = originOf(code);
  await shop.page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await open(shop, '/cart');
  await taken(shop);
  return storeDetails.address1;
}

/** A whole cart from one store. */
export function oneStopJourneys(market: string, scripts: readonly boolean[] = [true, false]): void {
  const local = localOf(market);
  const { storeNumber } = local.store;
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[CART-012][API-077] everything is picked up at one store, or what is in the way is named', async ({
      shop,
      page,
    }) => {
      const { oneStop, way } = shop.words.ui.purchase;
      const main = page.getByRole('main');
      const fluid = await findPart(market, { searchText: local.fluid, storeNumber });
      const cleaner = await findPart(market, { searchText: local.cleaner, storeNumber });
      const store = await openShipped(shop, [fluid.skuNumber, cleaner.skuNumber]);
      const press = main.getByRole('button', { name: oneStop.pickUpAll(store), exact: true });
      await press.click();
      for (const { skuNumber } of [fluid, cleaner]) {
        const pickup = lineOf(shop, skuNumber).getByRole('button', { name: way.instore, exact: true });
        await expect(pickup).toHaveAttribute('aria-pressed', 'true');
      }
      await expect(press).toHaveCount(0);
      const only = await shippedOnly(market);
      await openShipped(shop, [fluid.skuNumber, only]);
      await press.click();
      const named = main.getByRole('alert').filter({ hasText: oneStop.missing(store) });
      await expect(named.getByRole('listitem')).toHaveCount(1);
      const shipped = lineOf(shop, fluid.skuNumber).getByRole('button', { name: way.regular, exact: true });
      await expect(shipped).toHaveAttribute('aria-pressed', 'true');
      await named.getByRole('link', { name: oneStop.stores }).click();
      await expectPath(shop, /^\/store\?.*stocked=1/);
    });

    test('[PLUS-069] stores say how much of the cart they have, piece by piece, and those with everything can be asked for', async ({
      shop,
      page,
    }) => {
      const { store: words } = shop.words.ui;
      const pieces = (count: number) => count > 0 && count <= FEW;
      const { skuNumber } = await findPart(market, { searchText: local.fluid, storeNumber, pieces });
      const inStore = await stockAt(market, storeNumber, skuNumber);
      const { storeDetails } = await createBuyer(market).client.call('stores.setPreferred', {
        body: { storeNumber },
      });
      const near = `/store?q=${storeDetails.zip}`;
      const ownStore = page.locator(`[data-store="${storeNumber}"]`);
      await openShipped(shop, [skuNumber], inStore);
      await open(shop, near);
      await expect(ownStore).toContainText(words.allInStock(1));
      await openShipped(shop, [skuNumber], inStore + 1);
      await open(shop, near);
      await expect(ownStore).toContainText(words.noneInStock(1));
      await open(shop, `${near}&radius=3000&stocked=1`);
      const cards = page.getByRole('region', { name: words.stores }).locator('[data-store]');
      await expect(cards.first()).toContainText(words.allInStock(1));
      // One without pickup says that in its place.
      const others = cards.filter({ hasNotText: words.allInStock(1) }).filter({ hasNotText: words.noPickup });
      await expect(others).toHaveCount(0);
      await expect(ownStore).toHaveCount(0);
    });
  });
}
