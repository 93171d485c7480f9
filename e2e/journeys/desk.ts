import type { Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../support/ownServer.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const SURVEY = 'https://survey.example/form';
const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Waits for what an answer leads to: the clock is ours, so that frames and timers say nothing of it. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      const received = new Promise((resolve) => (port1.onmessage = resolve));
      port2.postMessage(turn);
      await received;
    }
  });

/** The desk beside a page: who is there, the chat in its window, and the survey. */
export function deskJourneys(market: string): void {
  test.use({ market });

  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await startOwnServer({
      flags: {
        CONTACT_US_MODAL_ENABLED: true,
        CONTACT_US_MODAL_QUALTRICS_ENABLED: true,
        CHECK_AGENT_AVAILABILITY_V2: true,
        PROACTIVE_CHAT_POPUP_ENABLED: true,
      },
      values: { SURVEY_URL: SURVEY },
    });
  });
  test.afterAll(() => server.stop());

  /** Opens a path with a clock that stands still, and goes on as far as what stands beside the page. */
  async function look({ page }: Shop, path: string): Promise<void> {
    await page.goto(server.originOf(market) + path);
    await page.clock.runFor(3 * SECOND);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.mouse.move(40, 300);
  }

  /** The desk's answers in turn: how many are there, or a failure. @returns how often it was asked */
  async function staff(page: Page, ...answers: readonly (number | 'fails')[]): Promise<() => number> {
    let asked = 0;
    await page.route('**/chat/agentAvailability*', (route) => {
      const count = answers[Math.min(asked++, answers.length - 1)];
      return count === 'fails'
        ? route.fulfill({ status: 400, json: {} })
        : route.fulfill({
            contentType: 'application/xml',
            body: `<agents><count>${count}</count></agents>`,
          });
    });
    return () => asked;
  }

  test('[CONTENT-008][CONTENT-009][CONTENT-011][CONTENT-012] the desk is asked every half minute for three minutes; nobody there and a failure are the same', async ({
    shop,
    page,
  }) => {
    await page.clock.install();
    const asked = await staff(page, 0, 2, 'fails', 1);
    await look(shop, '/brands');
    const launcher = page.getByRole('link', { name: shop.words.ui.chat.open });
    await expect.poll(asked).toBe(1);
    await page.waitForLoadState('networkidle');
    await expect(launcher).toHaveCount(0);
    const next = async (count: number) => {
      const answered = page.waitForResponse(/chat\/agentAvailability/);
      await page.clock.runFor(30 * SECOND);
      expect(await (await answered).finished()).toBeNull();
      expect(asked()).toBe(count);
      await painted(page);
    };
    await next(2);
    await expect(launcher).toBeVisible();
    await next(3);
    await expect(launcher).toHaveCount(0);
    await next(4);
    await expect(launcher).toBeVisible();
    for (const count of [5, 6, 7]) await next(count);
    await page.clock.runFor(120 * SECOND);
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(7);
  });

  test('[CONTENT-010] the page of the store ad asks once', async ({ shop, page }) => {
    await page.clock.install();
    const asked = await staff(page, 1);
    await look(shop, '/circular');
    await expect(page.getByRole('link', { name: shop.words.ui.chat.open })).toBeVisible();
    await page.clock.runFor(180 * SECOND);
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(1);
  });

  test('[CONTENT-013] the chat opens in a window of its own, which a second press brings back; where windows are blocked it opens here', async ({
    shop,
    page,
  }) => {
    type Opened = Window & { opened?: string[][] };
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (...how) => {
        ((window as unknown as Opened).opened ??= []).push(how.map(String));
        return open(...how);
      };
    });
    await page.clock.install();
    await staff(page, 1);
    await look(shop, '/brands');
    const launcher = page.getByRole('link', { name: shop.words.ui.chat.open });
    await Promise.all([page.waitForEvent('popup'), launcher.click()]);
    await launcher.click();
    const opened = await page.evaluate(() => (window as unknown as Opened).opened);
    expect(opened).toEqual([['/chat', 'chat', 'popup,width=408,height=720']]);
    await look(shop, '/brands');
    await page.evaluate(() => (window.open = () => null));
    await launcher.click();
    await expect(page).toHaveURL(/\/(chat|customerinfo)$/);
  });

  test('[CONTENT-016][CONTENT-017] a chat is proposed once on a wide page, and not again for a month', async ({
    shop,
    page,
  }) => {
    await page.clock.install();
    const asked = await staff(page, 1);
    const proposal = page.getByRole('complementary', { name: shop.words.ui.chat.proposal.label });
    const launcher = page.getByRole('link', { name: shop.words.ui.chat.open });
    await page.setViewportSize({ width: 719, height: 900 });
    await look(shop, '/brands');
    await expect.poll(asked).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(31 * SECOND);
    await expect(proposal).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(launcher).toBeVisible();
    await page.clock.runFor(29 * SECOND);
    await expect(proposal).toHaveCount(0);
    await page.clock.runFor(2 * SECOND);
    await expect(proposal).toBeVisible();
    const rest = () =>
      page.evaluate(() => Number(localStorage.getItem('disableProactiveChatExpiry')) - Date.now());
    expect(Math.round((await rest()) / DAY)).toBe(30);
    await look(shop, '/brands');
    await expect(launcher).toBeVisible();
    await page.clock.runFor(60 * SECOND);
    await expect(proposal).toHaveCount(0);
  });

  test('[CONTENT-004][CONTENT-005][CONTENT-006] the survey stands in the dialog and leads back; what was started rests', async ({
    shop,
    page,
    context,
  }) => {
    const { contact } = shop.words.ui;
    let letCome = () => {};
    const held = new Promise<void>((done) => (letCome = done));
    await context.route(`${SURVEY}*`, async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/html', body: '<h1>How did we do?</h1>' });
    });
    await page.clock.install();
    await staff(page, 1);
    await look(shop, '/brands');
    await page.getByRole('link', { name: contact.tab }).and(page.locator('[aria-haspopup]')).click();
    const dialog = page.getByRole('dialog');
    const way = (name: string) => dialog.getByRole('link', { name });
    await page.clock.runFor(SECOND);
    await way(contact.survey.title).click();
    await expect(dialog.locator(`iframe[src="${SURVEY}"]`)).toBeAttached();
    const aside = dialog.locator(`a[href="${SURVEY}"]`);
    await expect(aside).toHaveCount(0);
    await page.clock.runFor(9 * SECOND);
    await expect(aside).toBeVisible();
    letCome();
    await expect(dialog.frameLocator('iframe').getByRole('heading')).toHaveText('How did we do?');
    await dialog.getByRole('button', { name: contact.back }).click();
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await Promise.all([page.waitForEvent('popup'), way(contact.chat.title).click()]);
    await expect(way(contact.chat.title)).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(3 * SECOND);
    await expect(way(contact.chat.title)).not.toHaveAttribute('aria-disabled');
  });
}
