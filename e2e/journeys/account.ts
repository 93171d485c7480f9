import { newEmail } from '../support/buy.ts';
import { buyAt, createBuyer } from '../support/buyer.ts';
import { localOf, loosely } from '../support/locals.ts';
import { newMember } from '../support/member.ts';
import { trackOrder } from '../support/orders.ts';
import { findPart } from '../support/parts.ts';
import { expectPath, heading, open, taken } from '../support/shop.ts';
import { expectGreeting, fieldOf, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** The account of a member: its orders, profile and overview. */
export function accountJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  const local = localOf(market);
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[ACCT-046] the history is paged and narrowed, and says when nothing matches', async ({
      shop,
      page,
      isMobile,
    }) => {
      const { text, ui } = shop.words;
      await signIn(shop, 'member', '/user/orderHistory');
      await taken(shop);
      const orders = page.getByRole('main').getByRole('article');
      await expect(orders).toHaveCount(10);
      await page
        .getByRole('navigation', { name: ui.pagination.label })
        .getByRole('link', { name: '2' })
        .click();
      await expectPath(shop, /page=2/);
      // A phone folds it while nothing is filtered, so that orders are on the first screen.
      const fold = page.getByRole('main').locator('summary', { hasText: ui.shelf.filters });
      const isFolded = await fold.isVisible();
      expect(isFolded).toBe(isMobile);
      if (isFolded) await fold.click();
      await fieldOf(shop, 'orderType').selectOption('RETURN');
      await page.getByRole('button', { name: text('account.show') }).click();
      await expectPath(shop, /orderType=RETURN/);
      // Cards of orders offer a return, too: the kind stands before the day.
      const ofType = (type: string) => orders.filter({ hasText: `${type} · ` });
      await expect(ofType(ui.order.type.RETURN).first()).toBeVisible();
      await expect(ofType(ui.order.type.ONLINEORDER)).toHaveCount(0);
      await fieldOf(shop, 'orderId').fill('NOSUCHORDER');
      await page.getByRole('button', { name: text('account.show') }).click();
      await page.getByRole('link', { name: ui.account.history.clearFilters }).click();
      await expect(orders).toHaveCount(10);
    });

    test('[ACCT-047][ACCT-048][PLUS-024] an order that was looked up is cancelled on its page, and its card is held no longer', async ({
      shop,
      page,
    }) => {
      const { text } = shop.words;
      const { storeNumber } = local.store;
      const part = await findPart(market, {
        searchText: local.fluid,
        storeNumber,
        pieces: (count) => count > 3,
      });
      const orderId = await buyAt(market, { storeNumber, skuNumber: part.skuNumber, quantity: 1 });
      await trackOrder(shop, orderId, 'other@example.com');
      await expectPath(shop, `/user/orderHistory/${orderId}`);
      await taken(shop);
      await page.getByText(text('orders.cancel'), { exact: true }).click();
      await page.getByRole('button', { name: text('orders.cancelYes') }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(text('orders.cancelled'));
      await expect(page.getByText(text('orders.cancel'), { exact: true })).toBeHidden();
      // The card was never charged: nothing is said to come back.
      const sentence = text('orders.holdReleased', { amount: '|', date: '|' }).split('|');
      for (const part of sentence) await expect(page.getByRole('main')).toContainText(part.trim());
      await expect(page.getByText(shop.words.ui.order.refund, { exact: true })).toHaveCount(0);
    });

    test('[ACCT-047] an order of somebody else is not there for anybody', async ({ shop }) => {
      await open(shop, `/user/orderHistory/${market.toUpperCase()}MEMBER05`);
      await expectPath(shop, '/trackOrder');
      await signIn(shop, 'linked', `/user/orderHistory/${market.toUpperCase()}MEMBER05`);
      await expect(heading(shop, /.+/)).toContainText(shop.words.ui.page.notFound.title);
    });

    test('[ACCT-041] the profile is edited in its place; a new email or phone asks for the password', async ({
      shop,
      page,
    }) => {
      const { text, ui } = shop.words;
      const email = newEmail('own');
      const password = 'seven quiet gearboxes';
      const account = { firstName: 'Ari', lastName: 'Stone', email, password };
      await createBuyer(market).client.call('identity.register', { body: account });
      await open(shop, '/signin?returnUrl=%2Fuser%2FmyProfile');
      await fieldOf(shop, 'username').fill(email);
      await fieldOf(shop, 'password').fill(password);
      await fieldOf(shop, 'password').press('Enter');
      await expectPath(shop, '/user/myProfile');
      await taken(shop);
      const { addOf, editOf, save } = ui.account.profile;
      await page.getByRole('link', { name: editOf(text('account.contact')) }).click();
      await fieldOf(shop, 'firstName').fill('Aria');
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(text('account.saved'));
      await expectGreeting(shop, 'Aria');
      await expect(page.getByRole('main')).toContainText('Aria');
      await page.getByRole('link', { name: editOf(text('contact.email')) }).click();
      await fieldOf(shop, 'email').fill(`new-${email}`);
      await fieldOf(shop, 'currentPassword').fill('not the password');
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(fieldOf(shop, 'email')).toHaveValue(`new-${email}`);
      await fieldOf(shop, 'currentPassword').fill(password);
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(text('account.saved'));
      await expect(page.getByRole('main')).toContainText(`new-${email}`);
      await page.getByRole('link', { name: addOf(text('contact.phone')) }).click();
      await fieldOf(shop, 'phoneNumber').fill(local.phone.digits);
      await fieldOf(shop, 'currentPassword').fill('not the password');
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(fieldOf(shop, 'phoneNumber')).toHaveValue(loosely(local.phone.digits));
      await fieldOf(shop, 'currentPassword').fill(password);
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByRole('main')).toContainText(local.phone.shown);
    });

    test('[ACCT-025] an account without a phone is completed, and goes on where it was asked', async ({
      shop,
      page,
    }) => {
      const { text } = shop.words;
      const { email, password } = await newMember(shop);
      await open(shop, '/completeAccount?returnUrl=%2Fuser%2FmyProfile');
      await expect(page.getByRole('textbox', { name: text('contact.email') })).toHaveValue(email);
      await expect(fieldOf(shop, 'firstName')).toHaveValue('Ari');
      const save = page.getByRole('button', { name: text('signIn.completeSave') });
      await fieldOf(shop, 'phoneNumber').fill('12');
      await fieldOf(shop, 'currentPassword').fill(password);
      await save.click();
      await expect(fieldOf(shop, 'phoneNumber')).toHaveAttribute('aria-invalid', 'true');
      await fieldOf(shop, 'phoneNumber').fill(local.phone.digits);
      await fieldOf(shop, 'currentPassword').fill('not the password');
      await save.click();
      await expect(fieldOf(shop, 'currentPassword')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(shop, 'phoneNumber')).toHaveValue(loosely(local.phone.digits));
      await fieldOf(shop, 'currentPassword').fill(password);
      await save.click();
      await expectPath(shop, '/user/myProfile');
      await expect(page.getByRole('main')).toContainText(local.phone.shown);
      await open(shop, '/completeAccount');
      await expectPath(shop, '/user/myAccount');
    });
  });

  test('[ACCT-040] the account shows orders, vehicle, rewards and profile, each with its page', async ({
    shop,
    page,
    expectAccessible,
  }) => {
    await signIn(shop, 'linked', '/user/myAccount');
    await expectPath(shop, '/user/myAccount');
    const main = page.getByRole('main');
    for (const href of ['/user/orderHistory', '/user/myVehicle', '/store', '/user/myProfile'])
      await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
    await expect(main.locator('a[href^="/user/orderHistory/"]')).toHaveCount(2);
    await expect(main).toContainText(local.amount);
    await expectAccessible();
  });
}
