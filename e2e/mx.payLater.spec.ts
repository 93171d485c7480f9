import { findPart } from './support/parts.ts';
import { expectInstructions, orderToPayLater, payAtTheBank, trackWaiting } from './support/payLater.ts';
import { readyToPay } from './support/ready.ts';
import { test } from './support/test.ts';

test.use({ market: 'mx' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-022][PLUS-007] an order waits for its cash at OXXO, and shows it as paid', async ({
      shop,
    }) => {
      const storeNumber = '7931';
      const part = await findPart('mx', { searchText: 'anticongelante', storeNumber });
      const { email } = await readyToPay(shop, part, storeNumber);
      const orderId = await orderToPayLater(shop, 'oxxo');
      await expectInstructions(shop, 'oxxo');
      await trackWaiting(shop, 'oxxo', orderId, email);
      await payAtTheBank(shop);
    });
  });
}
