import { createBuyer } from '../support/buyer.ts';
import { localOf } from '../support/locals.ts';
import { giveSession } from '../support/misfit.ts';
import { findPart } from '../support/parts.ts';
import { expectPath, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** The delivery of a shipping membership. */
export function membershipJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  const local = localOf(market);
  test.use({ market });

  withScripts(scripts, () => {
    test('[CART-031][API-102] the code of a shipping membership adds its delivery, which is chosen', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { words } = shop;
      const buyer = createBuyer(market);
      const { skuNumber } = await findPart(market, {
        searchText: local.cleaner,
        storeNumber: local.store.storeNumber,
      });
      await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await giveSession(shop, buyer);
      await open(shop, '/checkout?step=delivery');
      await page.getByText(words.text('checkout.membership.ask')).click();
      const code = page.getByRole('textbox', { name: words.text('checkout.membership.code') });
      const use = page.getByRole('button', { name: words.text('checkout.membership.use') });
      await code.fill(`LAPSED-${market.toUpperCase()}-2024`);
      await use.click();
      // What was refused is open, with what was typed and why.
      await expect(code).toHaveValue(`LAPSED-${market.toUpperCase()}-2024`);
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      if (shop.hasScript) await expectAccessible();
      await code.fill(`MEMBER-${market.toUpperCase()}-2024`);
      await use.click();
      await page.getByRole('radio', { name: words.text('checkout.way.membership') }).check();
      await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
      await expectPath(shop, /step=contact/);
      await open(shop, '/checkout?step=delivery');
      await expect(page.getByRole('radio', { name: words.text('checkout.way.membership') })).toBeChecked();
      const { orders } = await buyer.client.call('cart.detail');
      expect(orders[0]?.shipmentInfoList).toMatchObject([{ shippingMethod: 'membership', shippingPrice: 0 }]);
    });
  });
}
