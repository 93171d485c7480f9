import { newEmail } from '../support/buy.ts';
import { buyAt, createBuyer } from '../support/buyer.ts';
import { localOf } from '../support/locals.ts';
import { mailedLink } from '../support/outbox.ts';
import { findPart } from '../support/parts.ts';
import { expectPath, heading, open } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

const password = 'seven quiet gearboxes';

/** The address of a new account is confirmed by the mailed link. */
export function confirmEmailJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  const local = localOf(market);
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[API-088][PLUS-024] the link of the welcome brings what was bought as a guest, to who signs in', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { text, ui } = shop.words;
      const email = newEmail('confirms');
      const { storeNumber } = local.store;
      const part = await findPart(market, { searchText: local.fluid, storeNumber });
      const orderId = await buyAt(market, { storeNumber, skuNumber: part.skuNumber, quantity: 1, email });
      const account = { firstName: 'Ari', lastName: 'Stone', email, password };
      await createBuyer(market).client.call('identity.register', { body: account });
      await open(shop, await mailedLink(email, /\/user\/confirmEmail\/[\w-]+/));
      await expectPath(shop, '/signin');
      await fieldOf(shop, 'username').fill(email);
      await fieldOf(shop, 'password').fill(password);
      await fieldOf(shop, 'password').press('Enter');
      await expect(heading(shop, text('signIn.confirmTitle'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(email);
      if (shop.hasScript) await expectAccessible();
      await page.getByRole('button', { name: text('signIn.confirm') }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(text('signIn.confirmed'));
      await page.getByRole('link', { name: text('signIn.confirmedOrders') }).click();
      await expect(page.getByRole('main').getByRole('article')).toContainText(ui.order.number(orderId));
    });

    test('[PLUS-024] a link that nobody was sent proves nothing', async ({ shop, page }) => {
      const email = newEmail('claims');
      const account = { firstName: 'Ari', lastName: 'Stone', email, password };
      await createBuyer(market).client.call('identity.register', { body: account });
      await open(shop, '/user/confirmEmail/made-up');
      await fieldOf(shop, 'username').fill(email);
      await fieldOf(shop, 'password').fill(password);
      await fieldOf(shop, 'password').press('Enter');
      await page.getByRole('button', { name: shop.words.text('signIn.confirm') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(local.says.linkExpired);
    });
  });
}
