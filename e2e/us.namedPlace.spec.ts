import { createBuyer } from './support/buyer.ts';
import { giveSession } from './support/misfit.ts';
import { findPart } from './support/parts.ts';
import { expectPath, open, taken, type Shop } from './support/shop.ts';
import { fieldOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const DATE = /\w{3}, \w{3} \d{1,2}/;

/** From the cart over the part to its shelf, without a new document: when the first part there would come. */
async function shelfDate(shop: Shop): Promise<string> {
  const main = shop.page.getByRole('main');
  await main.locator('li[data-sku] a').first().click();
  await expectPath(shop, /^\/products\//);
  await main.locator('nav').first().getByRole('link').last().click();
  await expectPath(shop, /^\/(?!products\/)[a-z-]+\/[a-z-]+$/);
  await main.locator('a[href*=car-wash]').first().click();
  await expectPath(shop, /cleaners\/car-wash/);
  const date = main.getByText(DATE).first();
  await expect(date).toBeVisible();
  return DATE.exec((await date.textContent()) ?? '')?.[0] ?? '';
}

test('[PLUS-016] a shelf that was just seen says another date once the cart knows where its parcels go', async ({
  shop,
  page,
}) => {
  const buyer = createBuyer('us');
  // It is sent: what other journeys left of it in the store does not matter.
  const wanted = { searchText: 'car wash', storeNumber: '2101', pieces: () => true };
  const { skuNumber } = await findPart('us', wanted);
  await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  await giveSession(shop, buyer);
  await open(shop, '/cart');
  await taken(shop);
  const before = await shelfDate(shop);
  await page.goBack();
  await expectPath(shop, /^\/(?!products\/)[a-z-]+\/[a-z-]+$/);
  await page.goBack();
  await expectPath(shop, /^\/products\//);
  await page.goBack();
  await expectPath(shop, '/cart');
  const place = fieldOf(shop, 'postalCode');
  await place.fill('09012');
  await place.press('Enter');
  await expect(
    page.locator('summary').filter({ hasText: shop.words.text('cart.changePlace') }),
  ).toContainText('09012');
  expect(await shelfDate(shop)).not.toBe(before);
});
