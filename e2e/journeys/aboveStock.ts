import type { BrowserContext } from '@playwright/test';
import { createBuyer } from '../support/buyer.ts';
import { addToCart, lineOf } from '../support/cart.ts';
import { localOf } from '../support/locals.ts';
import { originOf } from '../support/origins.ts';
import { expectPath, open, taken, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

interface Scarce {
  readonly skuNumber: string;
  readonly title: string;
  readonly href: string;
  /** All that any way can bring. */
  readonly left: number;
  /** All that a pickup can bring. */
  readonly pickup: number;
}

const ALL = 99;

/** A shopper with a store, and a part that is there, but fewer than 99 times by any way. */
async function scarcePart(
  context: BrowserContext,
  market: string,
  storeNumber: string,
  isWanted = (_most: { pickup?: number; regular?: number }) => true,
): Promise<Scarce> {
  const { fluid, alike, cleaner } = localOf(market);
  const { client, cookies } = createBuyer(market);
  await client.call('stores.setPreferred', { body: { storeNumber } });
  const url = originOf(market);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  for (const searchText of [fluid, ...alike, cleaner]) {
    const { products } = await client.call('catalog.search', { query: { searchText } });
    const universal = products.filter(({ fit }) => fit.state === 'UNIVERSAL');
    if (universal.length === 0) continue;
    const skuNumbers = universal.map(({ skuNumber }) => skuNumber).join(',');
    const { skus } = await client.call('catalog.skuDetails', { query: { skuNumbers, quantity: ALL } });
    for (const { skuNumber, availability } of skus) {
      const { pickup, nextDay, regular, most } = availability;
      const left = Math.max(0, ...Object.values(most ?? {}));
      if (pickup?.readyAt || nextDay || regular || left < 3 || !isWanted(most ?? {})) continue;
      const { itemDescription: title, productDetailsPageUrl: href } = universal.find(
        (it) => it.skuNumber === skuNumber,
      )!;
      return { skuNumber, title, href, left, pickup: most?.pickup ?? 0 };
    }
  }
  throw new Error('Of everything there are 99.');
}

/** The words of the button, with any number of pieces. */
const takeAny = (take: (pieces: number) => string) =>
  new RegExp(`^${take(7).replace('7', String.raw`\d+`)}$`);

const fieldOf = (shop: Shop, title: string) =>
  shop.page.getByRole('main').getByRole('spinbutton', { name: shop.words.ui.product.quantityOf(title) });

/** More pieces than there are, of a store that no other journey buys at. */
export function aboveStockJourneys(
  market: string,
  storeNumber: string,
  scripts: readonly boolean[] = [true, false],
): void {
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[PLUS-062] more than there are: the page says how many, and one press takes them', async ({
      shop,
      page,
      context,
    }) => {
      const { stock } = shop.words.ui.offer;
      const { href, title, left, skuNumber } = await scarcePart(context, market, storeNumber);
      await open(shop, href);
      await taken(shop);
      const field = fieldOf(shop, title);
      await field.fill(String(ALL));
      await field.press('Enter');
      const main = page.getByRole('main');
      const take = main.getByRole('button', { name: takeAny(stock.take) }).first();
      // Others may have bought of what is shipped.
      const offered = Number(/\d+/.exec((await take.textContent()) ?? '')?.[0]);
      expect(offered).toBeLessThanOrEqual(left);
      await expect(main.getByText(stock.only(offered), { exact: true }).first()).toBeVisible();
      // What was typed stays.
      await expect(field).toHaveValue(String(ALL));
      await take.click();
      if (shop.hasScript) {
        const drawer = page.getByRole('dialog', { name: shop.words.text('cart.title') });
        await expect(drawer).toContainText(shop.words.ui.purchase.quantity(offered));
      } else {
        await expectPath(shop, '/cart');
        await expect(lineOf(shop, skuNumber).getByRole('spinbutton')).toHaveValue(String(offered));
      }
    });

    test('[PLUS-062][CART-001] the cart says so at the line; 0 removes it', async ({
      shop,
      page,
      context,
    }) => {
      const { href, left, skuNumber } = await scarcePart(
        context,
        market,
        storeNumber,
        ({ pickup = 0 }) => pickup >= 3,
      );
      await open(shop, href);
      await taken(shop);
      await addToCart(shop);
      await open(shop, '/cart');
      await taken(shop);
      const line = lineOf(shop, skuNumber);
      const field = line.getByRole('spinbutton');
      const settle = async (quantity: number) => {
        await field.fill(String(quantity));
        await (shop.hasScript
          ? field.press('Enter')
          : line.getByRole('button', { name: shop.words.ui.purchase.update }).click());
      };
      await settle(ALL);
      const note = line.getByRole('alert');
      await expect(note).toContainText(/\d/);
      await expect(field).toHaveValue(String(ALL));
      const take = line.locator('button[name="take"]');
      const offered = Number(await take.getAttribute('value'));
      await expect(take).toHaveAccessibleName(shop.words.ui.offer.stock.take(offered));
      expect(offered).toBeLessThanOrEqual(left);
      await take.click();
      await expect(field).toHaveValue(String(offered));
      await expect(note).toHaveCount(0);
      await settle(0);
      await expect(line).toHaveCount(0);
      if (!shop.hasScript) return;
      await page.getByRole('button', { name: shop.words.text('cart.undo') }).click();
      await expect(lineOf(shop, skuNumber).getByRole('spinbutton')).toHaveValue(String(offered));
    });

    test('[PLUS-062] one press picks up what the store has and has the rest shipped', async ({
      shop,
      page,
      context,
    }) => {
      const { href, skuNumber, title, pickup } = await scarcePart(
        context,
        market,
        storeNumber,
        (most) => (most.pickup ?? 0) > 0 && (most.regular ?? 0) > (most.pickup ?? 0),
      );
      await open(shop, href);
      await taken(shop);
      await addToCart(shop);
      await open(shop, '/cart');
      await taken(shop);
      const lines = lineOf(shop, skuNumber);
      const field = lines.first().getByRole('spinbutton');
      await field.fill(String(pickup + 1));
      await (shop.hasScript
        ? field.press('Enter')
        : lines.getByRole('button', { name: shop.words.ui.purchase.update }).click());
      const { purchase } = shop.words.ui;
      await lines.getByRole('button', { name: purchase.split(pickup, 1), exact: true }).click();
      await expect(lines).toHaveCount(2);
      await expect(field).toHaveValue(String(pickup));
      await expect(lines.nth(1).getByRole('spinbutton')).toHaveValue('1');
      await expect(lines.getByRole('alert')).toHaveCount(0);
      if (!shop.hasScript) return;
      await expect(
        page.getByText(shop.words.text('cart.split', { title, count: pickup, rest: 1 })),
      ).toBeVisible();
      await expect(lines.first().getByRole('heading')).toBeFocused();
    });
  });
}
