import { signInJourneys } from './journeys/signIn.ts';
import { createBuyer } from './support/buyer.ts';
import { fetchFrom } from './support/fetchFrom.ts';
import { enter, typeInto } from './support/keyboard.ts';
import { newEmail } from './support/buy.ts';
import { expectPath, open, type Shop } from './support/shop.ts';
import { codeAfter, fieldOf, person, signIn, signInButton } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

signInJourneys('us', [true, false]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

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
      const code = fieldOf(shop, 'code');
      const sent = await codeAfter(person('twostep'), async () => {
        await page.getByRole('button', { name: text('signIn.sendCode') }).click();
        await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      });
      await code.fill(sent === '111111' ? '222222' : '111111');
      await signInButton(shop).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('That code is incorrect');
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
      expect(stolen.text).not.toMatch(/\bDana\b/);
      await open(shop, '/user/orderHistory');
      await expectPath(shop, '/signin');
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

test('[ACCT-015] the sign-in is a matter of the keyboard', async ({ shop, page, expectAccessible }) => {
  await open(shop, '/signin');
  await expectAccessible();
  await typeInto(page, fieldOf(shop, 'username'), person('linked'));
  await typeInto(page, fieldOf(shop, 'password'), 'drive the long way');
  await page.keyboard.press('Enter');
  await expectPath(shop, '/');
  await expect(page.getByRole('banner')).toContainText('Dana');
  await enter(page, page.locator('header [data-intent="open-account"]'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('header [data-intent="open-account"]')).toBeFocused();
});

test('[PLUS-037] a page that caches keep greets nobody, no matter who asks for it first', async ({
  shop,
}) => {
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
    // A file's name may hold the letters.
    expect(text).not.toMatch(/\bDana\b/);
    expect(headers['set-cookie']).toBeUndefined();
  }
  const account = await fetchFrom('us', '/user/myVehicle', { headers: { cookie } });
  expect(account.text).toContain('Dana');
  expect(account.headers['cache-control']).toBe('private, no-store');
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
