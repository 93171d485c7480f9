import { marketByCode } from '@driveline/markets';
import { newEmail } from '../support/buy.ts';
import { createBuyer } from '../support/buyer.ts';
import { localOf } from '../support/locals.ts';
import { mailedLink } from '../support/outbox.ts';
import { expectPath, heading, open } from '../support/shop.ts';
import { expectGreeting, fieldOf, person, signIn, signInButton } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** Signing in, opening an account, and a new password. */
export function signInJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  const local = localOf(market);
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[ACCT-012][ACCT-013][ACCT-014][ACCT-015] a page of the account asks to sign in first, and comes back', async ({
      shop,
      page,
    }) => {
      await open(shop, '/user/orderHistory?orderType=ONLINEORDER');
      await expectPath(shop, '/signin');
      await expect(heading(shop, shop.words.text('signIn.title'))).toBeVisible();
      await fieldOf(shop, 'username').fill(person('member', market));
      await fieldOf(shop, 'password').fill('not the password');
      await signInButton(shop).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(local.says.wrongPassword);
      await expect(fieldOf(shop, 'username')).toHaveValue(person('member', market));
      await expect(fieldOf(shop, 'password')).toHaveValue('');
      if (shop.hasScript) await expect(fieldOf(shop, 'password')).toBeFocused();
      await fieldOf(shop, 'password').fill('drive the long way');
      await signInButton(shop).click();
      await expectPath(shop, /^\/user\/orderHistory\?orderType=ONLINEORDER$/);
    });

    test('[ACCT-024] an account is opened and signed in; a taken email has its ways on', async ({
      shop,
      page,
    }) => {
      const email = newEmail('new');
      await open(shop, '/create?returnUrl=%2Fuser%2FmyVehicle');
      const fill = async (address: string) => {
        for (const [name, value] of Object.entries({
          firstName: 'Noor',
          lastName: 'Reyes',
          email: address,
          password: 'seven quiet gearboxes',
        }))
          await fieldOf(shop, name).fill(value);
      };
      const create = page.getByRole('main').getByRole('button', { name: shop.words.text('signIn.create') });
      await fill(person('member', market));
      await create.click();
      // The platform asks for the consent without script, the form with it.
      await expectPath(shop, '/create');
      await fieldOf(shop, 'acceptsTerms').check({ force: true });
      await create.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(local.says.emailTaken);
      await expect(page.getByRole('main').locator('a[href="/forgotPassword"]')).toBeVisible();
      await expect(fieldOf(shop, 'firstName')).toHaveValue('Noor');
      await expect(fieldOf(shop, 'password')).toHaveValue('');
      await fill(email);
      await create.click();
      await expectPath(shop, '/user/myVehicle');
      await expectGreeting(shop, 'Noor');
    });

    test('[ACCT-026][ACCT-027][ACCT-028][ACCT-029] a forgotten password is set again by the mailed link, once, and greeted', async ({
      shop,
      page,
    }) => {
      const { client } = createBuyer(market);
      const email = newEmail('lost');
      const account = { firstName: 'Lou', lastName: 'Hart', email, password: 'seven quiet gearboxes' };
      await client.call('identity.register', { body: account });
      const { text } = shop.words;
      await open(shop, '/signin');
      await fieldOf(shop, 'username').fill(email);
      await page.getByRole('button', { name: text('signIn.forgot') }).click();
      await expect(fieldOf(shop, 'email')).toHaveValue(email);
      await page.getByRole('button', { name: text('signIn.sendLink') }).click();
      await expect(page.getByRole('status')).toContainText(text('signIn.linkSent'));
      const link = await mailedLink(email, /\/resetPassword\/[\w-]+/);
      await open(shop, link);
      await fieldOf(shop, 'password').fill('eight quiet gearboxes');
      await fieldOf(shop, 'passwordRepeat').fill('eight loud gearboxes');
      const save = page.getByRole('button', { name: text('signIn.savePassword') });
      await save.click();
      await expect(page.getByRole('main')).toContainText(local.says.passwordsDiffer);
      await fieldOf(shop, 'password').fill('eight quiet gearboxes');
      await fieldOf(shop, 'passwordRepeat').fill('eight quiet gearboxes');
      await save.click();
      await expectPath(shop, '/user/myAccount');
      await expectGreeting(shop, 'Lou');
      const greeting = page.getByRole('main').getByText(text('account.passwordSet', { name: 'Lou' }));
      await expect(greeting).toBeVisible();
      if (shop.hasScript) await expect(greeting).toBeHidden({ timeout: 10_000 });
      for (const path of ['/rewards', '/checkout']) {
        await open(shop, `${path}?reset=done`);
        await expect(greeting).toHaveCount(0);
      }
      await page.context().clearCookies();
      // Said before anybody thinks of a password.
      await open(shop, link);
      await expect(page.getByRole('alert')).toContainText(local.says.linkExpired);
      await expect(save).toHaveCount(0);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('signIn.newLink') })
        .click();
      await expectPath(shop, '/forgotPassword');
    });
  });

  if (!marketByCode(market).header.showsSignIn) return;

  test('[SHELL-027][SHELL-028][SHELL-029] the header leads a guest to the sign-in and keeps from where', async ({
    shop,
    page,
  }) => {
    await open(shop, '/cart');
    await page.getByRole('banner').locator('a[href^="/signin"]').click();
    await expectPath(shop, /^\/signin\?returnUrl=%2Fcart$/);
    expect(
      await page.evaluate(() => [sessionStorage.interactionLocation, sessionStorage.loggedInFrom]),
    ).toEqual(['Header', 'cart']);
  });

  test('[SHELL-030][SHELL-032] the header opens the account of who is signed in', async ({ shop, page }) => {
    await signIn(shop, 'linked');
    await page.getByRole('banner').locator('[data-intent="open-account"]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(local.amount);
    for (const href of ['/user/myAccount', '/user/orderHistory', '/user/myVehicle', '/user/myProfile'])
      await expect(dialog.locator(`a[href="${href}"]`)).toBeVisible();
    await dialog.locator('a[href="/user/orderHistory"]').click();
    await expectPath(shop, '/user/orderHistory');
    await expect(dialog).toBeHidden();
  });
}
