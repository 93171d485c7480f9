import { walletAgainJourneys } from './journeys/walletAgain.ts';
import { confirmedOrder, placeOrderButton } from './support/checkout.ts';
import { localOf } from './support/locals.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expectPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { confirmWallet, goToWallet } from './support/wallet.ts';

test.use({ market: 'mx' });
walletAgainJourneys('mx');

test('[CART-050][API-119] PayPal pays in pesos', async ({ shop, page }) => {
  const { store, cleaner } = localOf('mx');
  const { storeNumber } = store;
  await readyToPay(shop, await findPart('mx', { searchText: cleaner, storeNumber }), storeNumber);
  await goToWallet(shop, 'paypal');
  await expect(page.locator('body')).toContainText(/MXN|\$/);
  await confirmWallet(shop, 'paypal');
  await expectPath(shop, /^\/checkout\?step=review$/);
  await expect(page.getByText('Forma de pago: PayPal')).toBeVisible();
  await placeOrderButton(shop).click();
  await confirmedOrder(shop);
});
