import type { Page } from '@playwright/test';
import { marketByCode } from '@driveline/markets';
import { localOf } from '../support/locals.ts';
import { startOwnServer, type OwnServer } from '../support/ownServer.ts';
import { skipRewards } from '../support/rewardsModal.ts';
import { open, type Shop } from '../support/shop.ts';
import { fieldOf, person, signInButton } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** What lies beside a page where a configuration asks for it: app strip, pilot, offer, chat and contact tab. */
export function offerJourneys(market: string): void {
  const { pilot } = localOf(market);
  test.use({ market });

  let server: OwnServer;

  test.beforeAll(async () => {
    server = await startOwnServer({
      flags: {
        SMART_APP_BANNER_ENABLED: true,
        EMAIL_OPTIN_ALERT_ENABLED: true,
        CONTACT_US_MODAL_ENABLED: true,
        CHECK_AGENT_AVAILABILITY_V2: true,
        PROACTIVE_CHAT_POPUP_ENABLED: true,
        MOBILE_ATTRIBUTION_ENABLED: true,
      },
      values: { APP_ID_IOS: '0000000000', APP_ID_ANDROID: 'com.example.driveline' },
    });
  });
  test.afterAll(() => server.stop());

  const at = (path: string) => `${server.originOf(market)}${path}`;
  /** What stands beside the page asks for its script at the first sign of the shopper. */
  const stir = (page: Page) => page.mouse.move(40, 300);
  /** A desk that is open at any hour. */
  const staffDesk = (page: Page) =>
    page.route('**/chat/agentAvailability*', (route) =>
      route.fulfill({ contentType: 'application/xml', body: '<agents><count>2</count></agents>' }),
    );

  async function comeAs(shop: Shop, role: string): Promise<void> {
    await open(shop, at('/signin?returnUrl=%2F'));
    await fieldOf(shop, 'username').fill(person(role, market));
    await fieldOf(shop, 'password').fill('drive the long way');
    await signInButton(shop).click();
    await shop.page.waitForURL((url) => url.pathname === '/');
    await open(shop, at('/'));
    await skipRewards(shop);
  }

  test.describe('on an Android phone', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Phone) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    });

    test('[SHELL-052][SHELL-053][SHELL-054][STATE-045][STATE-046] the app is offered until its strip is closed, for the session', async ({
      shop,
      page,
      context,
    }) => {
      const { banner, close } = shop.words.ui;
      // A shopper who agreed to it brings the shop's campaign along.
      await context.addCookies([{ name: 'consent', value: 'attribution', url: server.originOf(market) }]);
      await open(shop, at('/'));
      await expect(page.locator('meta[name="apple-itunes-app"]')).toHaveAttribute(
        'content',
        'app-id=0000000000',
      );
      await stir(page);
      const strip = page.getByRole('region', { name: banner.app.label });
      await expect(strip.getByRole('link')).toHaveAttribute(
        'href',
        /play\.google\.com.*com\.example\.driveline/,
      );
      await expect(strip.getByRole('link')).toHaveAttribute('href', /[?&]referrer=utm_source/);
      await strip.getByRole('button', { name: close }).click();
      await expect(strip).toHaveCount(0);
      const asked = page.waitForRequest(/AppOffer/);
      await open(shop, at('/parts'));
      await stir(page);
      await asked;
      await expect(strip).toHaveCount(0);
    });
  });

  test('[SHELL-056][REWARD-003][REWARD-027][REWARD-028][STATE-012] who a pilot prompts sees its strip until it is closed', async ({
    shop,
    page,
    context,
  }) => {
    await comeAs(shop, 'optin');
    await stir(page);
    const strip = page.getByRole('region', { name: pilot });
    await expect(strip).toBeVisible();
    const known = page.waitForResponse(/currentUser/);
    await open(shop, at('/cart'));
    await stir(page);
    await known;
    await expect(strip).toHaveCount(0);
    // Leaving the page kept it.
    await open(shop, at('/'));
    await stir(page);
    await expect(strip.getByRole('link')).toHaveAttribute('href', '/rewards');
    await strip.getByRole('button', { name: shop.words.ui.close }).click();
    await expect(strip).toHaveCount(0);
    const seen = (await context.cookies()).find(({ name }) => name === 'RWPilotAlertSeen');
    expect(seen?.value).toBe('true');
    expect(Math.round((seen!.expires - Date.now() / 1000) / 86_400)).toBe(90);
    const profile = page.waitForResponse(/currentUser/);
    await open(shop, at('/'));
    await stir(page);
    await profile;
    await expect(strip).toHaveCount(0);
  });

  test('[REWARD-031][REWARD-033][REWARD-035][STATE-036] the offer stands beside the page of a member without the shop’s mails, and not of a guest', async ({
    shop,
    page,
  }) => {
    const { shell, banner } = shop.words.ui;
    await comeAs(shop, 'optin');
    await stir(page);
    const tab = page.locator('[data-email-offer]');
    await tab.locator('> summary').click();
    await expect(tab.getByRole('button', { name: banner.offer.signUp })).toBeVisible();
    await open(shop, at('/user/myAccount'));
    await page.getByRole('main').getByRole('button', { name: shell.signOut }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await stir(page);
    await expect(tab).toHaveCount(0);
    await comeAs(shop, 'optin');
    await stir(page);
    await expect(tab).not.toHaveAttribute('open');
  });

  test('[REWARD-039] the offer for an email address leads to all savings', async ({ shop, page }) => {
    const { offer } = shop.words.ui.banner;
    await comeAs(shop, 'optin');
    await stir(page);
    await page.locator('[data-email-offer] > summary').click();
    await page.getByRole('link', { name: offer.savings }).click();
    await expect(page).toHaveURL(/\/lp\/savings$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[CONTENT-007][STATE-040][STATE-042] while somebody is at the desk a chat is offered, and after a while proposed', async ({
    shop,
    page,
  }) => {
    const { chat, close } = shop.words.ui;
    await page.clock.install();
    await staffDesk(page);
    await page.goto(at('/'));
    await page.clock.runFor(3000);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await stir(page);
    const launcher = page.getByRole('link', { name: chat.open });
    await expect(launcher).toBeVisible();
    const proposal = page.getByRole('complementary', { name: chat.proposal.label });
    await expect(proposal).toHaveCount(0);
    await page.clock.runFor(30_000);
    await expect(proposal).toBeVisible();
    await proposal.getByRole('button', { name: close }).click();
    await expect(proposal).toHaveCount(0);
    const [popup] = await Promise.all([page.waitForEvent('popup'), launcher.click()]);
    await expect(popup.getByRole('heading', { level: 1, name: chat.title })).toBeVisible();
  });

  if (!marketByCode(market).showsContactTab) {
    test('[CONTENT-003] no tab stands at the edge of the page', async ({ shop, page }) => {
      await staffDesk(page);
      await open(shop, at('/'));
      await stir(page);
      await expect(page.getByRole('link', { name: shop.words.ui.chat.open })).toBeVisible();
      await expect(
        page.getByRole('link', { name: shop.words.ui.contact.tab }).and(page.locator('[aria-haspopup]')),
      ).toHaveCount(0);
    });
    return;
  }

  test('[CONTENT-001][CONTENT-002][STATE-037] the tab opens the ways to reach the shop over the page', async ({
    shop,
    page,
  }) => {
    const { contact } = shop.words.ui;
    await staffDesk(page);
    await open(shop, at('/'));
    await stir(page);
    await page.getByRole('link', { name: contact.tab }).and(page.locator('[aria-haspopup]')).click();
    const ways = page.getByRole('dialog').getByRole('list', { name: contact.options });
    await expect(ways.getByRole('link', { name: contact.chat.title })).toBeVisible();
    await ways.getByRole('link', { name: contact.store.title }).click();
    await expect(page).toHaveURL(/\/contactus\/storeExperience$/);
  });

  test('[CONTENT-003] in a window as narrow as a phone’s the tab covers nothing', async ({ shop, page }) => {
    const tab = page
      .getByRole('link', { name: shop.words.ui.contact.tab })
      .and(page.locator('[aria-haspopup]'));
    await staffDesk(page);
    await open(shop, at('/'));
    await stir(page);
    await expect(tab).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(tab).toBeHidden();
  });
}
