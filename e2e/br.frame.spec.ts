import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'br' });

test('[CONF-011][CONF-012][CONF-013] Brazil has its menu from content, no sign-in and the static footer', async ({
  shop,
  page,
}) => {
  const { shell } = shop.words.ui;
  await open(shop, '/');
  const header = page.getByRole('banner');
  await header.locator('details[data-intent="menu"] > summary').click();
  const menu = page.getByRole('navigation', { name: shell.mainMenu });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(header.getByRole('link', { name: shell.signInLine })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/CNPJ/).first()).toBeVisible();
  await expect(footer.getByRole('navigation', { name: shell.followUs })).toHaveCount(0);
});
