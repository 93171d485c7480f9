import { lineOf } from '../support/cart.ts';
import { openCart, pressIn, savedList } from '../support/saved.ts';
import { heading, taken } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** Parts that are saved for later. */
export function savedForLaterJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[CART-013] a line is saved for later, and the saved part goes back into the cart or away', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { purchase } = shop.words.ui;
      const part = await openCart(shop);
      const { skuNumber, title } = part;
      await pressIn(shop, purchase.saveForLaterOf(title));
      await expect(heading(shop, purchase.emptyCart)).toBeVisible();
      await expect(savedList(shop, 1)).toContainText(title);
      if (shop.hasScript) {
        await page.getByRole('button', { name: shop.words.text('cart.undo') }).click();
        await expect(lineOf(shop, skuNumber)).toBeVisible();
        await expect(savedList(shop, 1)).toHaveCount(0);
        await pressIn(shop, purchase.saveForLaterOf(title));
        await expect(savedList(shop, 1)).toContainText(shop.words.money(part.price));
        await expectAccessible();
      }
      await page.reload();
      await taken(shop);
      await pressIn(shop, purchase.saved.moveToCartOf(title));
      await expect(lineOf(shop, skuNumber).getByRole('spinbutton')).toHaveValue('1');
      await expect(savedList(shop, 1)).toHaveCount(0);
      await pressIn(shop, purchase.saveForLaterOf(title));
      await expect(savedList(shop, 1)).toBeVisible();
      await pressIn(shop, purchase.removeOf(title));
      await expect(savedList(shop, 1)).toHaveCount(0);
      await expect(heading(shop, purchase.emptyCart)).toBeVisible();
    });
  });
}
