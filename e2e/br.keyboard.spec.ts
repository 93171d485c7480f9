import { confirmedOrder, placeOrderButton } from './support/checkout.ts';
import { enter, tabTo } from './support/keyboard.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'br' });

test('[PLUS-022][PLUS-019] an order with Pix by keyboard alone, whose focus is never lost', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const storeNumber = '8101';
  const part = await findPart('br', { searchText: 'aditivo', storeNumber });
  await readyToPay(shop, part, storeNumber, { fiscalId: '529.982.247-25' });
  const pix = page.getByRole('radio', { name: words.text('payment.method.pix') });
  await tabTo(page, pix);
  await expect(pix).toBeChecked();
  await enter(page, page.getByRole('button', { name: words.text('payment.toReview') }));
  await expect(placeOrderButton(shop)).toBeVisible();
  // The pressed button is gone; what is next begins at the heading of its step.
  await expect(page.locator('#payment-title')).toBeFocused();
  await enter(page, placeOrderButton(shop));
  await confirmedOrder(shop);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: words.ui.payLater.copy }));
  await tabTo(page, page.getByRole('link', { name: words.ui.payLater.page }));
});
