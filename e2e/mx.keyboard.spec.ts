import { findPart } from './support/parts.ts';
import { orderByKeyboard } from './support/payLater.ts';
import { readyToPay } from './support/ready.ts';
import { test } from './support/test.ts';

test.use({ market: 'mx' });

test('[PLUS-022][PLUS-019] an order for cash at OXXO only by keyboard, whose focus is never lost', async ({
  shop,
}) => {
  const storeNumber = '7931';
  const part = await findPart('mx', { searchText: 'champú', storeNumber });
  await readyToPay(shop, part, storeNumber);
  await orderByKeyboard(shop, 'oxxo');
});
