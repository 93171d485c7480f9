import { createBuyer } from './support/buyer.ts';
import { addToCart, lineOf, totalsRow } from './support/cart.ts';
import { giveSession } from './support/misfit.ts';
import { expectPath, open, taken } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const postalCode = '38103';
/** From 35 dollars on a parcel is free: one piece is worth less, two are worth more. */
const ONE = { least: 18, most: 34, price: 5.99 };

/** A shopper, and a part for every vehicle of which one costs something to deliver and two nothing. */
async function findLight() {
  const buyer = createBuyer('us');
  const { client } = buyer;
  for (const searchText of [
    'power steering fluid',
    'car wash',
    'wiper fluid',
    'battery charger',
    'socket set',
  ]) {
    const { products } = await client.call('catalog.search', { query: { searchText } });
    const inRange = products.filter(({ fit, price, discountPrice, corePrice }) => {
      const paid = discountPrice ?? price;
      return fit.state === 'UNIVERSAL' && corePrice === 0 && paid >= ONE.least && paid <= ONE.most;
    });
    if (inRange.length === 0) continue;
    const skuNumbers = inRange.map(({ skuNumber }) => skuNumber).join();
    const { skus } = await client.call('catalog.skuDetails', {
      query: { skuNumbers, quantity: 2, postalCode },
    });
    const sku = skus.find(({ availability }) => availability.regular && !availability.regular.freight);
    const part = inRange.find(({ skuNumber }) => skuNumber === sku?.skuNumber);
    if (part) return { buyer, part };
  }
  throw new Error(`Nothing between ${ONE.least} and ${ONE.most} dollars is delivered by parcel.`);
}

test('a second piece makes the delivery free, on the page of the part and in the cart', async ({
  shop,
  page,
}) => {
  const { money, ui } = shop.words;
  const { buyer, part } = await findLight();
  const { skuNumber, itemDescription: title, productDetailsPageUrl: href } = part;
  await giveSession(shop, buyer);
  await open(shop, href);
  const main = page.getByRole('main');
  await main.locator('input[name="postalCode"]').fill(postalCode);
  await main.getByRole('button', { name: shop.words.text('product.enterPlace') }).click();
  await expectPath(shop, new RegExp(`postalCode=${postalCode}`));
  await taken(shop);
  const regular = main
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .filter({ hasText: ui.product.way.standardTo(postalCode) });
  await expect(regular).toContainText(money(ONE.price));
  await main.getByRole('button', { name: ui.increaseQuantity }).first().click();
  await expect(main.getByRole('spinbutton', { name: ui.product.quantityOf(title) })).toHaveValue('2');
  await expect(regular).toContainText(ui.offer.free);
  await expect(regular).not.toContainText(money(ONE.price));
  await regular.getByRole('radio').check();
  await addToCart(shop);
  await taken(shop);
  const { totals } = ui.purchase;
  await expect(totalsRow(shop, totals.delivery)).toHaveText(totals.free);
  await lineOf(shop, skuNumber).getByRole('button', { name: ui.decreaseQuantity }).click();
  await expect(totalsRow(shop, totals.delivery)).toHaveText(money(ONE.price));
});
