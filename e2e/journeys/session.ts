import type { Page } from '@playwright/test';
import { localOf } from '../support/locals.ts';
import { newMember } from '../support/member.ts';
import { findPart } from '../support/parts.ts';
import { skipRewards } from '../support/rewardsModal.ts';
import { expectPath, heading, open, type Shop } from '../support/shop.ts';
import { expectGreeting, fieldOf, person, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { toastOf } from '../support/toast.ts';

const PASSWORD = 'drive the long way';
const START_SESSION = '/ecomm/b2c/v1/startSession';
const PROFILE = '/ecomm/b2c/v1/currentUser';

/** Calls of the contract that the page makes from now on, by their paths. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ecomm/')) calls.push(pathname);
  });
  return calls;
}

/** Where the header has no account to open, a look at the cart asks the server. */
async function wake({ page, market }: Shop): Promise<void> {
  const header = page.getByRole('banner');
  const opener = market.header.showsSignIn ? '[data-intent="open-account"]' : 'a[href="/cart"]';
  await header.locator(opener).click();
}

/** On the overview, which every market has. */
async function signOut(shop: Shop): Promise<void> {
  const { page, words } = shop;
  await skipRewards(shop);
  await open(shop, '/user/myAccount');
  await page.getByRole('main').getByRole('button', { name: words.ui.shell.signOut }).click();
  await expectPath(shop, '/');
}

/** What a session says when it begins and when it has idled out. */
export function sessionJourneys(market: string): void {
  test.use({ market, hasOwnAddress: true });

  test('[SHELL-048][ACCT-003] signing in is said once a session, politely', async ({ shop, page }) => {
    await signIn(shop, 'member');
    const toast = toastOf(shop, 'notifications.signedIn');
    await expect(toast).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: shop.words.text('notifications.signedIn') }),
    ).toBeVisible();
    await expect(toast).toBeHidden({ timeout: 10_000 });
    await open(shop, '/brands');
    await page.mouse.wheel(0, 200);
    await expectGreeting(shop, localOf(market).person);
    await page.waitForTimeout(1000);
    await expect(toast).toHaveCount(0);
  });

  test('[ACCT-031][ACCT-032][ACCT-034][API-042][SHELL-046] a session that idled out is woken once and says so, and the way back in leads to the page that was asked for', async ({
    shop,
    page,
    context,
  }) => {
    const calls = callsOf(page);
    await signIn(shop, 'linked');
    await expect(toastOf(shop, 'notifications.signedIn')).toBeVisible();
    expect(calls).not.toContain(START_SESSION);
    calls.length = 0;
    // As after a night: the server has forgotten the session, and the last call was long ago.
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.setItem('lastCallAt', '1'));
    // Any call of the page tells it.
    await wake(shop);
    await expect(toastOf(shop, 'notifications.signedOut')).toBeVisible();
    // First of all, and once for all that waits; a refused call after it asks by itself (API-019).
    expect(calls.slice(0, 2)).toEqual([START_SESSION, expect.not.stringMatching(START_SESSION)]);
    await open(shop, '/user/orderHistory');
    await expectPath(shop, /^\/signin\?returnUrl=%2Fuser%2ForderHistory/);
    await fieldOf(shop, 'username').fill(person('linked', market));
    await fieldOf(shop, 'password').fill('drive the long way');
    await fieldOf(shop, 'password').press('Enter');
    await expectPath(shop, '/user/orderHistory');
  });

  test('[ACCT-001][ACCT-002][ACCT-004][ACCT-010] a guest is nobody, whose profile is never asked for; who signs in is greeted, and asked for', async ({
    shop,
    page,
  }) => {
    const calls = callsOf(page);
    // What asks for the profile comes once one is at work.
    const work = async () => {
      const came = page.waitForResponse(/\/SessionNotices-/);
      await page.mouse.wheel(0, 200);
      await came;
      await page.waitForLoadState('networkidle');
    };
    await open(shop, '/brands');
    await work();
    expect(calls).not.toContain(PROFILE);
    await open(shop, '/user/myAccount');
    await expectPath(shop, '/signin');
    await signIn(shop, 'member', '/brands');
    await expectGreeting(shop, localOf(market).person);
    await open(shop, '/brands');
    await work();
    expect(calls).toContain(PROFILE);
    await open(shop, '/user/myAccount');
    await expectPath(shop, '/user/myAccount');
  });

  test('[ACCT-023] the email is remembered while its box is ticked, and a password never', async ({
    shop,
    page,
  }) => {
    await open(shop, '/signin');
    await fieldOf(shop, 'username').fill(person('member', market));
    await fieldOf(shop, 'password').fill(PASSWORD);
    await fieldOf(shop, 'rememberMe').check({ force: true });
    await fieldOf(shop, 'password').press('Enter');
    await expectPath(shop, '/');
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(await kept()).not.toContain(PASSWORD);
    await signOut(shop);
    await open(shop, '/signin');
    await expect(fieldOf(shop, 'username')).toHaveValue(person('member', market));
    await expect(fieldOf(shop, 'rememberMe')).toBeChecked();
    await expect(fieldOf(shop, 'password')).toHaveValue('');
    await fieldOf(shop, 'rememberMe').uncheck({ force: true });
    await fieldOf(shop, 'password').fill(PASSWORD);
    await fieldOf(shop, 'password').press('Enter');
    await expectPath(shop, '/');
    await signOut(shop);
    await open(shop, '/signin');
    await expect(fieldOf(shop, 'username')).toHaveValue('');
    await expect(fieldOf(shop, 'rememberMe')).not.toBeChecked();
    expect(await kept()).not.toContain(person('member', market));
  });

  test('[ACCT-037][ACCT-038][ACCT-039] a sign-out that fails says so and leaves one signed in; the next one leaves nothing', async ({
    shop,
    page,
  }) => {
    const { client } = await newMember(shop);
    const { store, fluid } = localOf(market);
    const { skuNumber } = await findPart(market, { searchText: fluid, storeNumber: store.storeNumber });
    await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
    const { text, ui } = shop.words;
    await open(shop, '/cookieSettings');
    await page.getByRole('main').getByRole('button', { name: ui.consent.acceptAll }).click();
    await expectPath(shop, /saved/);
    // A new account is asked for its card (REWARD-024).
    await skipRewards(shop);
    await open(shop, '/user/myAccount');
    const inCart = page.getByRole('banner').getByRole('link', { name: ui.shell.cartItems(1) });
    await expect(inCart).toBeVisible();
    const send = page.getByRole('main').getByRole('button', { name: ui.shell.signOut });
    const told = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as unknown as { dataLayer?: { event: string }[] };
        return dataLayer.filter(({ event }) => event === 'signOut').length;
      });
    await page.route('**/v1/logout', (route) => route.fulfill({ status: 400, json: {} }));
    await send.click();
    await expect(
      page.getByRole('region', { name: ui.notifications }).getByText(text('sign_out_failed')),
    ).toBeVisible();
    await expect(heading(shop, ui.shell.hello('Ari'))).toBeVisible();
    await expect(inCart).toBeVisible();
    await expect.poll(told).toBe(1);
    await page.unroute('**/v1/logout');
    await send.click();
    await expectPath(shop, '/');
    await expect.poll(told).toBe(2);
    await expect(inCart).toHaveCount(0);
    await expect(page.getByRole('banner')).not.toContainText('Ari');
    await open(shop, '/user/myAccount');
    await expectPath(shop, '/signin');
  });
}
