import { orderPath } from '../support/orders.ts';
import { localOf } from '../support/locals.ts';
import { open } from '../support/shop.ts';
import { fieldOf, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** Language, money, dates and phones as the market writes them. */
export function formatJourneys(market: string): void {
  const { amount, written } = localOf(market);
  test.use({ market, hasOwnAddress: true });

  test('[CONF-002][CONF-022][CONF-023] language, currency and words of header and footer', async ({
    shop,
    page,
  }) => {
    await open(shop, '/parts');
    await expect(page.locator('html')).toHaveAttribute('lang', shop.market.locale);
    const header = page.getByRole('banner');
    await expect(header.locator('a[href="/cart"]')).toContainText(written.nothing);
    await expect(header.getByRole('button', { name: written.search, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(written.footer);
    await open(shop, '/deals/clearance');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(written.price);
  });

  test('[ACCT-046][PLUS-063] an order writes its day, its amounts and its status as the market does', async ({
    shop,
    page,
  }) => {
    const number = `${market}member07`.toUpperCase();
    await signIn(shop, 'member', orderPath(number));
    const main = page.getByRole('main');
    await expect(main).toContainText(written.day);
    await expect(main).toContainText(amount);
    await expect(main).toContainText(written.delivered);
    await expect(main).not.toContainText(/Delivered|Order placed|Subtotal\b.*Shipping/);
  });

  test('[VALID-018] a phone takes the form of the market while it is typed, and a short one is named', async ({
    shop,
    page,
  }) => {
    const { phone } = localOf(market);
    await open(shop, '/contactus/generalComments');
    const field = fieldOf(shop, 'phoneNumber');
    await field.pressSequentially(phone.digits);
    await expect(field).toHaveValue(phone.shown);
    await field.fill(phone.digits.slice(0, 4));
    await page.locator('#search').focus();
    await expect(field).toHaveAccessibleDescription(new RegExp(written.shortPhone));
  });
}
