import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('[SHELL-075] the footer of the checkout has the current year and the seal', async ({ shop, page }) => {
  const storeNumber = '2101';
  await readyToPay(shop, await findPart('us', { searchText: 'car wash', storeNumber }), storeNumber);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Ironbay Parts`);
  await expect(footer).toContainText(shop.words.ui.shell.seal);
});
