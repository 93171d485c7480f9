import { sessionJourneys } from './journeys/session.ts';
import { fetchFrom } from './support/fetchFrom.ts';
import { newEmail } from './support/buy.ts';
import { newMember } from './support/member.ts';
import { originOf } from './support/origins.ts';
import { open } from './support/shop.ts';
import { fieldOf, person } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

sessionJourneys('us');

test('[ACCT-020][ACCT-022] a login is an email or a username, by its form', async ({
  shop,
  page,
  context,
}) => {
  const { client, email, password } = await newMember(shop);
  const username = `ari-${crypto.randomUUID().slice(0, 8)}`;
  await client.call('account.update', { body: { username, currentPassword: password } });
  const seen: string[] = [];
  page.on('framenavigated', (frame) => void seen.push(frame.url()));
  for (const [login, method] of Object.entries({ [username]: 'username', [email]: 'email' })) {
    await context.clearCookies();
    await open(shop, '/signinnotcheckout');
    await fieldOf(shop, 'username').fill(login);
    await fieldOf(shop, 'password').fill(password);
    await fieldOf(shop, 'password').press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    expect(seen.some((url) => url.endsWith(`/signinnotcheckout?done=${method}`))).toBe(true);
  }
});

test('[SHELL-049] an account that was just opened is not told so again', async ({ shop, page }) => {
  await open(shop, '/create');
  const typed = {
    firstName: 'Noor',
    lastName: 'Reyes',
    email: newEmail('toast'),
    password: 'seven quiet gearboxes',
  };
  for (const [name, value] of Object.entries(typed)) await fieldOf(shop, name).fill(value);
  await fieldOf(shop, 'acceptsTerms').check({ force: true });
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.words.text('signIn.create') })
    .click();
  await expect(page.getByRole('banner')).toContainText('Noor');
  await expect.poll(() => page.evaluate(() => sessionStorage.signedInToastShown as unknown)).toBe('true');
  await expect(toastOf(shop, 'notifications.signedIn')).toHaveCount(0);
});

test('[ACCT-017][ACCT-021][ACCT-022][SHELL-050] the embedded form has neither header nor footer, tells its parent, and that page is loaded as who signed in', async ({
  shop,
  page,
  context,
}) => {
  await open(shop, '/signinnotcheckout');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const framed = await fetchFrom('us', '/signinnotcheckout');
  expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  await open(shop, '/user/myVehicle');
  await page.evaluate(() => {
    // Kept where the reload leaves it.
    addEventListener('message', ({ origin, data }) => {
      sessionStorage.heard = JSON.stringify({ origin, data: data as unknown });
    });
    const frame = document.createElement('iframe');
    frame.src = '/signinnotcheckout';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe[src="/signinnotcheckout"]');
  await frame.locator('[name=username]').fill(person('linked'));
  await frame.locator('[name=password]').fill('drive the long way');
  await frame.locator('[name=password]').press('Enter');
  await expect(page.locator('header [data-intent="open-account"]')).toBeVisible();
  await expect(page.locator('iframe[src="/signinnotcheckout"]')).toHaveCount(0);
  const heard = await page.evaluate(() => JSON.parse(String(sessionStorage.heard)) as unknown);
  expect(heard).toEqual({ origin: originOf('us'), data: { type: 'loginSuccess', method: 'email' } });
  expect((await context.cookies()).find(({ name }) => name === 'loginMethod')?.value).toBe('email');
  await page.mouse.wheel(0, 100);
  await expect(toastOf(shop, 'notifications.signedIn')).toBeVisible({ timeout: 20_000 });
});
