import { findPart } from './support/parts.ts';
import {
  expectInstructions,
  expectWayOn,
  orderToPayLater,
  payAtTheBank,
  trackWaiting,
} from './support/payLater.ts';
import { readyToPay } from './support/ready.ts';
import { test } from './support/test.ts';

test.use({ market: 'mx' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const kind of ['oxxo', 'spei'] as const) {
      test(`[PLUS-022][PLUS-007] an order waits for its money by ${kind}, and shows it as paid`, async ({
        shop,
      }) => {
        const storeNumber = '7931';
        const part = await findPart('mx', { searchText: 'champú', storeNumber });
        const { email } = await readyToPay(shop, part, storeNumber);
        const orderId = await orderToPayLater(shop, kind);
        await expectInstructions(shop, kind);
        await expectWayOn(shop, kind, orderId);
        await trackWaiting(shop, kind, orderId, email);
        await payAtTheBank(shop);
      });
    }
  });
}
