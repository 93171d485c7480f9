import { createBuyer } from './support/buyer.ts';
import { fetchFrom } from './support/fetchFrom.ts';
import { enter, typeInto } from './support/keyboard.ts';
import { newEmail } from './support/buy.ts';
import { originOf } from './support/origins.ts';
import { mailsTo } from './support/outbox.ts';
import { expectPath, heading, open, type Shop } from './support/shop.ts';
import { codeOf, fieldOf, person, signIn, signInButton } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnAddress: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[ACCT-012][ACCT-013][ACCT-014][ACCT-015] a page of the account asks to sign in first, and comes back', async ({
      shop,
      page,
    }) => {
      await open(shop, '/user/orderHistory?orderType=ONLINEORDER');
      await expectPath(shop, '/signin');
      await expect(heading(shop, shop.words.text('signIn.title'))).toBeVisible();
      await fieldOf(shop, 'username').fill(person('member'));
      await fieldOf(shop, 'password').fill('not the password');
      await signInButton(shop).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(/incorrect/);
      await expect(fieldOf(shop, 'username')).toHaveValue(person('member'));
      await expect(fieldOf(shop, 'password')).toHaveValue('');
      if (shop.hasScript) await expect(fieldOf(shop, 'password')).toBeFocused();
      await fieldOf(shop, 'password').fill('drive the long way');
      await signInButton(shop).click();
      await expectPath(shop, /^\/user\/orderHistory\?orderType=ONLINEORDER$/);
    });

    test('[ACCT-015] who is signed in is not asked again, and no address leads out of the shop', async ({
      shop,
    }) => {
      await signIn(shop, 'member');
      await expectPath(shop, '/');
      await open(shop, '/signin');
      await expectPath(shop, '/user/myAccount');
      await open(shop, '/signin?returnUrl=//evil.example/user');
      await expectPath(shop, '/');
      await open(shop, '/signin?returnUrl=https://evil.example/user');
      await expectPath(shop, '/');
    });

    test('[ACCT-018][ACCT-019] a one-time code follows the password; a wrong one says so, and Back leads to the login', async ({
      shop,
      page,
    }) => {
      await open(shop, '/signin?returnUrl=%2Fuser%2FmyVehicle');
      await fieldOf(shop, 'username').fill(person('twostep'));
      await fieldOf(shop, 'password').fill('drive the long way');
      await signInButton(shop).click();
      const { text } = shop.words;
      await expect(page.getByRole('heading', { name: text('signIn.where') })).toBeVisible();
      await page.getByRole('button', { name: text('signIn.back') }).click();
      await expect(fieldOf(shop, 'username')).toHaveValue(person('twostep'));
      await fieldOf(shop, 'password').fill('drive the long way');
      await signInButton(shop).click();
      await page.getByRole('button', { name: text('signIn.sendCode') }).click();
      const code = fieldOf(shop, 'code');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      const sent = await codeOf(person('twostep'));
      await code.fill(sent === '111111' ? '222222' : '111111');
      await signInButton(shop).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('This code is not valid');
      await code.fill(sent);
      await signInButton(shop).click();
      await expectPath(shop, '/user/myVehicle');
    });

    test('[ACCT-035][ACCT-036] signing out ends the session on the server, and the page stays', async ({
      shop,
      page,
      context,
    }) => {
      await signIn(shop, 'member', '/user/myVehicle');
      await expect(page.getByRole('banner')).toContainText('Dana');
      const before = await context.cookies();
      await signOut(shop);
      await expectPath(shop, '/user/myVehicle');
      await expect(page.getByRole('banner')).not.toContainText('Dana');
      const cookie = before.map(({ name, value }) => `${name}=${value}`).join('; ');
      const stolen = await fetchFrom('us', '/user/myVehicle', { headers: { cookie } });
      expect(stolen.text).not.toContain('Dana');
      await open(shop, '/user/orderHistory');
      await expectPath(shop, '/signin');
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
      await fill(person('member'));
      await create.click();
      // The platform asks for the consent without script, the form with it.
      await expectPath(shop, '/create');
      await fieldOf(shop, 'acceptsTerms').check({ force: true });
      await create.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'There is an account with this email',
      );
      await expect(page.getByRole('main').locator('a[href="/forgotPassword"]')).toBeVisible();
      await expect(fieldOf(shop, 'firstName')).toHaveValue('Noor');
      await expect(fieldOf(shop, 'password')).toHaveValue('');
      await fill(email);
      await create.click();
      await expectPath(shop, '/user/myVehicle');
      await expect(page.getByRole('banner')).toContainText('Noor');
    });

    test('[ACCT-026][ACCT-027] a forgotten password is set anew by the mailed link, once', async ({
      shop,
      page,
    }) => {
      const { client } = createBuyer('us');
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
      const link = await linkOf(email);
      await open(shop, link);
      await fieldOf(shop, 'password').fill('eight quiet gearboxes');
      await fieldOf(shop, 'passwordRepeat').fill('eight loud gearboxes');
      const save = page.getByRole('button', { name: text('signIn.savePassword') });
      await save.click();
      await expect(page.getByRole('main')).toContainText('Passwords do not match.');
      await fieldOf(shop, 'password').fill('eight quiet gearboxes');
      await fieldOf(shop, 'passwordRepeat').fill('eight quiet gearboxes');
      await save.click();
      await expectPath(shop, '/user/myAccount');
      await expect(page.getByRole('banner')).toContainText('Lou');
      await page.context().clearCookies();
      await open(shop, link);
      await fieldOf(shop, 'password').fill('nine quiet gearboxes');
      await fieldOf(shop, 'passwordRepeat').fill('nine quiet gearboxes');
      await save.click();
      await expect(page.getByRole('alert')).toContainText('This link is no longer valid');
    });
  });
}

test('[ACCT-015] too many wrong passwords lock the login, and say how to go on', async ({ shop, page }) => {
  const { client } = createBuyer('us');
  const email = newEmail('locked');
  const account = { firstName: 'Lee', lastName: 'Moss', email, password: 'seven quiet gearboxes' };
  await client.call('identity.register', { body: account });
  const guess = createBuyer('us').client;
  let key: string | undefined;
  for (let tries = 0; tries < 20 && key !== 'error_login_locked'; tries += 1) {
    key = await guess
      .call('identity.login', { body: { username: email, password: 'wrong one' } })
      .then(String, (error: { errorMessageKey?: string }) => error.errorMessageKey);
  }
  await open(shop, '/signin');
  await fieldOf(shop, 'username').fill(email);
  await fieldOf(shop, 'password').fill('seven quiet gearboxes');
  await signInButton(shop).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Too many attempts');
  await alert.getByRole('link', { name: shop.words.text('signIn.newPassword') }).click();
  await expectPath(shop, '/forgotPassword');
});

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
  await expect(dialog).toContainText(/\$\d/);
  for (const href of ['/user/myAccount', '/user/orderHistory', '/user/myVehicle', '/user/myProfile'])
    await expect(dialog.locator(`a[href="${href}"]`)).toBeVisible();
  await dialog.locator('a[href="/user/orderHistory"]').click();
  await expectPath(shop, '/user/orderHistory');
  await expect(dialog).toBeHidden();
});

test('[ACCT-015] the sign-in is a matter of the keyboard', async ({ shop, page, expectAccessible }) => {
  await open(shop, '/signin');
  await expectAccessible();
  await typeInto(page, fieldOf(shop, 'username'), person('member'));
  await typeInto(page, fieldOf(shop, 'password'), 'drive the long way');
  await page.keyboard.press('Enter');
  await expectPath(shop, '/');
  await expect(page.getByRole('banner')).toContainText('Dana');
  await enter(page, page.locator('header [data-intent="open-account"]'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('header [data-intent="open-account"]')).toBeFocused();
});

test('[PLUS-037] a page that caches keep greets nobody, whoever asks for it first', async ({ shop }) => {
  const buyer = createBuyer('us');
  await buyer.client.call('identity.login', {
    body: { username: person('member'), password: 'drive the long way' },
  });
  const cookie = [...buyer.cookies]
    .filter(([name]) => !name.startsWith('preferred'))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const path = `/brands?asked=${shop.market.code}-signed-in`;
  const own = await fetchFrom('us', path, { headers: { cookie } });
  const others = await fetchFrom('us', path);
  for (const { text, headers } of [own, others]) {
    expect(text).not.toContain('Dana');
    expect(headers['set-cookie']).toBeUndefined();
  }
  const account = await fetchFrom('us', '/user/myVehicle', { headers: { cookie } });
  expect(account.text).toContain('Dana');
  expect(account.headers['cache-control']).toBe('private, no-store');
});

test('[ACCT-017] the embedded form has neither header nor footer and tells its parent of the success', async ({
  shop,
  page,
}) => {
  await open(shop, '/signinnotcheckout');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const framed = await fetchFrom('us', '/signinnotcheckout');
  expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  await page.goto('/user/myVehicle');
  const message = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ origin, data }) => resolve({ origin, data: data as unknown }));
        const frame = document.createElement('iframe');
        frame.src = '/signinnotcheckout';
        document.body.append(frame);
      }),
  );
  const frame = page.frameLocator('iframe[src="/signinnotcheckout"]');
  await frame.locator('[name=username]').fill(person('member'));
  await frame.locator('[name=password]').fill('drive the long way');
  await frame.locator('[name=password]').press('Enter');
  expect(await message).toEqual({ origin: originOf('us'), data: { type: 'loginSuccess' } });
});

async function signOut({ page, hasScript, words }: Shop): Promise<void> {
  if (hasScript) {
    await page.locator('header [data-intent="open-account"]').click();
    await page.getByRole('dialog').getByRole('button', { name: words.ui.shell.signOut }).click();
    return;
  }
  await page.goto('/user/myAccount');
  await page.getByRole('main').getByRole('button', { name: words.ui.shell.signOut }).click();
  await page.goto('/user/myVehicle');
}

/** The link of the last mail to an address that sets a password. */
async function linkOf(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await mailsTo(email);
      link = mails.map((mail) => /\/resetPassword\/[\w-]+/.exec(mail)?.[0] ?? '').findLast(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
