import { lineOf } from '../support/cart.ts';
import { localOf } from '../support/locals.ts';
import { findPart } from '../support/parts.ts';
import { openCart, pressIn, savedList } from '../support/saved.ts';
import { expectPath, heading, open, taken, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

const shareLink = ({ page, words }: Shop, id: 'cart.share' | 'cart.shareList') =>
  page.getByRole('main').getByRole('link', { name: words.text(id), exact: true });

/** A cart or a saved list whose link somebody else opens. */
export function sharedCartJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[PLUS-068] a shared cart is added by one press of who opens its link, and only then', async ({
      shop,
      page,
      context,
      expectAccessible,
    }) => {
      const { skuNumber, title } = await openCart(shop);
      const link = shareLink(shop, 'cart.share');
      if (shop.hasScript) {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        // Headless browsers share nothing themselves.
        await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
        // Its script comes late; before it the link leads to the page of the parts.
        await page.waitForLoadState('networkidle');
        await link.click();
        await expect(page.getByText(shop.words.text('cart.linkCopied'))).toBeVisible();
        await expectPath(shop, '/cart');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await link.evaluate((it: HTMLAnchorElement) => it.href));
      }
      const address = await link.evaluate((it: HTMLAnchorElement) => it.href);
      expect(new URL(address).search).toBe(`?parts=${skuNumber}:1`);

      // Somebody else: with nothing of the sender's.
      await context.clearCookies();
      await page.goto(address.replace(/:1$/, ':2'));
      await taken(shop);
      await expect(heading(shop, shop.words.text('shared.title'))).toBeVisible();
      await expect(lineOf(shop, skuNumber)).toContainText(title);
      await expect(lineOf(shop, skuNumber)).toContainText(shop.words.ui.purchase.quantity(2));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(
        page.getByRole('banner').getByRole('link', { name: shop.words.ui.shell.cartItems(2) }),
      ).toHaveCount(0);
      if (shop.hasScript) await expectAccessible();
      await pressIn(shop, shop.words.text('shared.add'));
      await expectPath(shop, '/cart');
      await expect(lineOf(shop, skuNumber).getByRole('spinbutton')).toHaveValue('2');
    });

    test('[PLUS-068] what the cart does not take is named with the reason, the rest is added', async ({
      shop,
      page,
    }) => {
      const { fluid, store } = localOf(shop.market.code);
      const part = await findPart(shop.market.code, { searchText: fluid, storeNumber: store.storeNumber });
      const unknown = '999999999';
      await open(shop, `/cart/shared?parts=${part.skuNumber}:1,${unknown}:1`);
      await expect(page.getByRole('main')).toContainText(unknown);
      await pressIn(shop, shop.words.text('shared.add'));
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(shop.words.text('shared.notAll'));
      await expect(alert.getByRole('listitem')).toContainText([unknown]);
      await expect(page.getByRole('button', { name: shop.words.text('shared.add') })).toHaveCount(0);
      await alert.getByRole('link', { name: shop.words.text('account.toCart') }).click();
      await expect(lineOf(shop, part.skuNumber).getByRole('spinbutton')).toHaveValue('1');
    });

    test('[PLUS-068] a saved list has a link of the same form, and a broken link says so', async ({
      shop,
    }) => {
      const { skuNumber, title } = await openCart(shop);
      await pressIn(shop, shop.words.ui.purchase.saveForLaterOf(title));
      const link = shareLink(shop, 'cart.shareList');
      await expect(savedList(shop, 1)).toContainText(title);
      expect(await link.getAttribute('href')).toContain(`/cart/shared?parts=${skuNumber}:1`);
      await open(shop, '/cart/shared?parts=x:1,7:0,,../1');
      await expect(shop.page.getByRole('heading', { name: shop.words.text('shared.none') })).toBeVisible();
    });
  });
}
