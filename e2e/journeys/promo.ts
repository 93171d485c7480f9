import { localOf } from '../support/locals.ts';
import { findPart } from '../support/parts.ts';
import { readySession } from '../support/ready.ts';
import { expectPath, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** A refused code stays in its field, another one saves a whole amount, and comes off again. */
export function promoJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  const { store, fluid, promo, says } = localOf(market);
  const { storeNumber } = store;
  test.use({ market });

  withScripts(scripts, () => {
    test('[CART-018][CART-019] a promotion code is refused, applied and taken off', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const { code, least, saves, amount } = promo;
      const part = await findPart(market, { searchText: promo.part ?? fluid, storeNumber, worth: least });
      await readySession(shop, part, storeNumber, { quantity: Math.ceil(least / part.price) });
      await open(shop, '/cart');
      const field = page.getByRole('textbox', { name: words.text('cart.promoCode') });
      const apply = page.getByRole('button', { name: words.text('cart.applyPromo'), exact: true });
      await page.getByText(words.text('cart.addPromo')).click();
      await field.fill('NOSUCH');
      await apply.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(says.promoUnknown));
      await expect(field).toHaveValue('NOSUCH');
      await field.fill(` ${code.toLowerCase()} `);
      await apply.click();
      const line = page.getByText(words.text('cart.promoSaves', { code, amount }), { exact: true });
      await expect(line).toBeVisible();
      await expect(page.getByText(`−${words.money(saves)}`)).toBeVisible();
      await page.getByRole('button', { name: words.text('cart.removePromoOf', { code }) }).click();
      await expect(line).toHaveCount(0);
      await expect(page.getByText(`−${words.money(saves)}`)).toHaveCount(0);
    });

    test('[CART-018][CART-023] what is bought, and a code, are beside the steps of the checkout', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { words } = shop;
      const { code, least, saves, amount } = promo;
      const part = await findPart(market, { searchText: promo.part ?? fluid, storeNumber, worth: least });
      await readySession(shop, part, storeNumber, { quantity: Math.ceil(least / part.price) });
      await open(shop, '/checkout?step=payment');
      const bar = page.locator('main details', { has: page.locator('dl') }).first();
      const summary = (await bar.isVisible()) ? bar : page.locator('main aside');
      const openBar = async () => {
        if (!(await summary.locator('dl').isVisible())) await summary.locator('summary').first().click();
      };
      await openBar();
      await expect(summary.getByRole('listitem')).toContainText(part.title);
      await summary.getByText(words.text('cart.addPromo')).click();
      const field = summary.getByRole('textbox', { name: words.text('cart.promoCode') });
      await field.fill('NOSUCH');
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue('NOSUCH');
      if (shop.hasScript) await expectAccessible();
      await field.fill(code);
      await field.press('Enter');
      await expectPath(shop, /^\/checkout\?step=payment$/);
      await openBar();
      const line = summary.getByText(words.text('cart.promoSaves', { code, amount }), { exact: true });
      await expect(line).toBeVisible();
      if (shop.hasScript) await expect(line).toBeFocused();
      await expect(summary.getByText(`−${words.money(saves)}`)).toBeVisible();
    });
  });
}
