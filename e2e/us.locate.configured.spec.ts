import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('[VEHST-034] a refused location says so, and what to do instead', async ({ shop, page, context }) => {
  await context.clearPermissions();
  await open(shop, '/store');
  await page.getByRole('main').getByRole('button', { name: shop.words.ui.store.useMyLocation }).click();
  await expect(page.getByRole('main').getByText(shop.words.text('store.notLocated'))).toBeVisible();
});
