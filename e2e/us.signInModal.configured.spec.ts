import { startOwnServer, type OwnServer } from './support/ownServer.ts';
import { open } from './support/shop.ts';
import { person } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

let server: OwnServer;

test.beforeAll(async () => {
  const flags = { NEW_SIGN_IN_ENABLED: true, GUEST_DROPDOWN_ENABLED: true, SIGN_IN_ALERT_ENABLED: true };
  server = await startOwnServer({ flags });
});
test.afterAll(() => server.stop());

test('[SHELL-030][SHELL-031][STATE-031][STATE-054] a guest signs in over the page where the flags say so', async ({
  shop,
  page,
}) => {
  const { text, ui } = shop.words;
  await open(shop, `${server.originOf('us')}/cart`);
  const entry = page.getByRole('banner').locator('[data-intent="open-account"]');
  await entry.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: text('signIn.track') })).toBeVisible();
  await dialog.getByRole('link', { name: text('signIn.send') }).click();
  await dialog.locator('[name=username]').fill(person('linked'));
  await dialog.locator('[name=password]').fill('wrong one');
  await test.step('[SHELL-057] what was typed is not lost by closing', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: ui.confirmClose.question });
    await question.getByRole('button', { name: ui.confirmClose.no }).click();
    await expect(question).toBeHidden();
    await expect(dialog.locator('[name=password]')).toHaveValue('wrong one');
  });
  const send = dialog.getByRole('button', { name: text('signIn.send'), exact: true });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(/incorrect/);
  await dialog.locator('[name=password]').fill('drive the long way');
  await send.click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/cart');
  await entry.click();
  await expect(dialog).toContainText(/\$\d/);
  await dialog.getByRole('button', { name: ui.shell.signOut }).click();
  await expect(page.getByRole('banner')).toContainText(ui.shell.signInLine);
});

test('[SHELL-039][STATE-033] a guest is hinted at signing in, once a session', async ({
  shop,
  page,
  expectAccessible,
}) => {
  const { text } = shop.words;
  await open(shop, `${server.originOf('us')}/brands`);
  await page.mouse.wheel(0, 100);
  const hint = page.getByRole('region', { name: text('signIn.title') });
  await expect(hint).toContainText(text('signIn.hint'));
  await expect(hint).toBeInViewport();
  await expectAccessible();
  await hint.getByRole('link', { name: text('signIn.send') }).click();
  await expect(page).toHaveURL(/\/signin\?returnUrl=%2Fbrands$/);
  await open(shop, `${server.originOf('us')}/brands`);
  await page.mouse.wheel(0, 100);
  await page.waitForTimeout(1500);
  await expect(hint).toHaveCount(0);
});
