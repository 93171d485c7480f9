import { findPart } from './support/parts.ts';
import {
  expectCopyFirst,
  expectInstructions,
  expectWayOn,
  orderToPayLater,
  payAtTheBank,
  trackWaiting,
} from './support/payLater.ts';
import { readyToPay } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ market: 'br' });

test('[PLUS-022][PLUS-007] an order waits for its Pix, and shows it as paid once the bank tells', async ({
  shop,
  page,
  isMobile,
  expectAccessible,
}) => {
  const storeNumber = '8101';
  const part = await findPart('br', { searchText: 'lava-autos', storeNumber });
  const { email } = await readyToPay(shop, part, storeNumber, { fiscalId: '529.982.247-25' });
  const orderId = await orderToPayLater(shop, 'pix');
  await expectInstructions(shop, 'pix');
  await expect(page.getByRole('img', { name: shop.words.ui.payLater.qrCode })).toBeVisible();
  await expectWayOn(shop, 'pix', orderId);
  if (isMobile) await expectCopyFirst(shop);
  await expectAccessible();
  await trackWaiting(shop, 'pix', orderId, email);
  await payAtTheBank(shop);
});
