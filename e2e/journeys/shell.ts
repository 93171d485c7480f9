import { marketByCode } from '@driveline/markets';
import { changeAnswer } from '../support/changeAnswer.ts';
import { localOf } from '../support/locals.ts';
import { findPart } from '../support/parts.ts';
import { readySession } from '../support/ready.ts';
import { expectPath, open } from '../support/shop.ts';
import { chooseStore } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { pattern } from '../support/words.ts';

/** Header, menu, store button, crash screen and the frame of the checkout. */
export function shellJourneys(market: string): void {
  const local = localOf(market);
  test.use({ market });

  test('[SHELL-009][SHELL-010] the menu swaps its word and gives the focus on', async ({ shop, page }) => {
    const { menu, shell } = shop.words.ui;
    await open(shop, '/');
    const toggle = page.locator('details[data-intent="menu"] > summary');
    await toggle.getByText(menu, { exact: true }).click();
    const panel = page.getByRole('navigation', { name: shell.mainMenu });
    await expect(panel.getByRole('link', { name: local.parts, exact: true })).toBeVisible();
    await expect(toggle.getByText(menu, { exact: true })).toBeHidden();
    await toggle.getByText(shell.closeMenu, { exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await toggle.getByText(menu, { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('[SHELL-001][SHELL-033] the header has its parts, and its cart leads to the cart', async ({
    shop,
    page,
  }) => {
    const { menu, shell, skipToContent } = shop.words.ui;
    const { showsSignIn } = shop.market.header;
    await open(shop, '/');
    const header = page.getByRole('banner');
    await expect(page.getByRole('link', { name: skipToContent })).toBeAttached();
    await expect(header.getByText(menu, { exact: true })).toBeVisible();
    await expect(header.getByRole('search')).toBeVisible();
    for (const name of [shell.addVehicle, shell.selectStore])
      await expect(header.getByRole('link', { name })).toBeVisible();
    await expect(header.locator('[data-intent="open-account"]')).toHaveCount(showsSignIn ? 1 : 0);
    await header.locator('a[href="/cart"]').click();
    await expectPath(shop, '/cart');
  });

  test('[SHELL-040][SHELL-041][SHELL-042][SHELL-043][SHELL-051] a message comes at the bottom, stays four seconds and goes, and a page may forbid it', async ({
    shop,
    page,
  }) => {
    const { consent, notifications, shell } = shop.words.ui;
    const choose = async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: shell.cookieSettings }).click();
      const dialog = page.getByRole('dialog', { name: consent.title });
      await dialog.getByRole('button', { name: consent.necessaryOnly }).click();
      await expect(dialog).toBeHidden();
      // A resting mouse would hold its time.
      await page.mouse.move(5, 5);
    };
    await open(shop, '/');
    await choose();
    const message = page.getByRole('region', { name: notifications }).getByRole('group');
    await expect(message).toHaveAttribute('data-state', 'entered');
    await expect(message.getByRole('status')).toHaveText(consent.saved);
    const entered = Date.now();
    const [box, view] = [await message.boundingBox(), page.viewportSize()!];
    expect(Math.abs(box!.x + box!.width / 2 - view.width / 2)).toBeLessThan(10);
    expect(box!.y).toBeGreaterThan(view.height / 2);
    await expect(message).toHaveCount(0);
    expect(Date.now() - entered).toBeGreaterThan(2500);
    await page.evaluate(() => sessionStorage.setItem('canShowToastNotification', 'false'));
    await choose();
    await page.waitForTimeout(1000);
    await expect(message).toHaveCount(0);
  });

  if (marketByCode(market).footer.kind === 'full')
    test('[SHELL-069] on a small screen the columns of the footer open and close', async ({ shop, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(shop, '/');
      const columns = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: shop.words.ui.shell.footer })
        .locator('details');
      const linkOf = (at: number) => columns.nth(at).getByRole('link').first();
      await expect(linkOf(0)).toBeHidden();
      await columns.nth(0).locator('summary').click();
      await columns.nth(1).locator('summary').click();
      for (const at of [0, 1]) await expect(linkOf(at)).toBeVisible();
      await columns.nth(0).locator('summary').click();
      await expect(linkOf(0)).toBeHidden();
      await expect(linkOf(1)).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(linkOf(0)).toBeVisible();
    });

  test('[SHELL-034][SHELL-035] badge and label follow the header data', async ({ shop, page }) => {
    let itemCount = 120;
    await changeAnswer<{ miniCartMap: object }>(page, {
      market,
      url: '**/page/header',
      change: ({ miniCartMap, ...body }) => ({
        ...body,
        miniCartMap: { ...miniCartMap, itemCount, orderSubTotal: itemCount === 0 ? 0 : 1234.5 },
      }),
    });
    const link = page.getByRole('banner').locator('a[href="/cart"]');
    await open(shop, '/');
    await expect(link).toContainText(shop.words.money(1234.5));
    await expect(link.getByText('99+')).toBeVisible();
    itemCount = 0;
    await open(shop, '/');
    await expect(link).toContainText(shop.words.money(0));
    await expect(link.getByText(/^\d+\+?$/)).toHaveCount(0);
  });

  test('[SHELL-037] the header sticks below half its height and lets go', async ({ shop, page }) => {
    await open(shop, '/');
    const header = page.locator('[data-site-header]');
    const { y, height } = (await header.boundingBox()) ?? { y: 0, height: 0 };
    const scrollTo = (top: number) => page.evaluate((at) => window.scrollTo(0, at), top);
    await scrollTo(y + height / 2 - 1);
    await expect(header).not.toHaveAttribute('data-sticky');
    await scrollTo(y + height / 2 + 2);
    await expect(header).toHaveAttribute('data-sticky', '');
    await scrollTo(1000);
    await expect(header.locator('> *').first()).toBeInViewport({ ratio: 0.9 });
    await scrollTo(0);
    await expect(header).not.toHaveAttribute('data-sticky');
  });

  test('[SHELL-060][SHELL-061][SHELL-062] a page that fails shows the crash screen without a stack', async ({
    shop,
    page,
  }) => {
    await open(shop, '/');
    // The cart's query answers what no page can render.
    const change = (body: object) => ({ ...body, grandOrderPriceInfo: null });
    await changeAnswer(page, { market, url: '**/ecomm/b2c/v1/cart*', change });
    await page.getByRole('banner').locator('a[href="/cart"]').click();
    const { crash, goHome } = shop.words.ui.page;
    await expect(page.getByRole('heading', { name: crash.title })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: goHome })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/TypeError|at \w+ \(|\.js:\d+/);
  });

  test('[SHELL-025][SHELL-026][SHELL-067][VEHST-020][VEHST-029] store button and footer open the search; with a store the button opens that', async ({
    shop,
    page,
  }) => {
    const { shell, store } = shop.words.ui;
    await open(shop, '/');
    const search = page.getByRole('dialog').getByRole('search', { name: store.search });
    const footer = page.getByRole('contentinfo').locator('[data-intent="open-store-search"]');
    // The static footer has no buttons.
    if (shop.market.footer.kind === 'full') {
      await footer.click();
      await expect(search).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(footer).toBeFocused();
    }
    const button = page.getByRole('banner').getByRole('link', { name: shell.selectStore });
    await button.click();
    await expect(search).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await chooseStore(shop, local.store);
    const saved = page.getByRole('banner').getByRole('link', { name: shell.yourStore(local.store.address) });
    await expect(saved).toHaveAccessibleName(/\. .*\d/);
    await expect(saved.locator('b')).toHaveCSS('text-transform', 'lowercase');
    await saved.click();
    const own = page.getByRole('dialog');
    await expect(own.getByText(local.store.address).first()).toBeVisible();
    await expect(own.getByRole('search')).toHaveCount(0);
    for (const day of store.days) await expect(own.getByText(day).first()).toBeVisible();
    await expect(own).toContainText(store.services['battery-testing'] ?? '');
    await expect(own.getByRole('link', { name: store.directionsTo(local.store.address) })).toBeVisible();
    await own.getByRole('link', { name: store.changeStore }).click();
    await expect(search).toBeVisible();
  });

  test('[SHELL-072] the checkout has a header and a footer of its own', async ({ shop, page }) => {
    const part = await findPart(market, { searchText: local.cleaner, storeNumber: local.store.storeNumber });
    await readySession(shop, part, local.store.storeNumber);
    await open(shop, '/checkout');
    const { shell } = shop.words.ui;
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: pattern(shell.home('{}')) })).toHaveAttribute('href', '/');
    await expect(header.getByRole('search')).toHaveCount(0);
    await expect(page.locator('details[data-intent="menu"]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByText(shell.seal)).toHaveCount(
      shop.market.checkout.showsSeal ? 1 : 0,
    );
  });
}
