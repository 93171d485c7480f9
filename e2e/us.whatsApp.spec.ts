import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'us', javaScriptEnabled: false });

test('a market without a number has no way to WhatsApp', async ({ shop }) => {
  for (const path of ['/contactus', '/', '/user/myVehicle']) {
    await open(shop, path);
    await expect(shop.page.locator('a[href*="wa.me"]')).toHaveCount(0);
    await expect(shop.page.locator('[name=plate]')).toHaveCount(0);
  }
});
