import { findPart } from './support/parts.ts';
import { orderByKeyboard } from './support/payLater.ts';
import { readyToPay } from './support/ready.ts';
import { test } from './support/test.ts';

test.use({ market: 'br' });

for (const kind of ['pix', 'boleto'] as const) {
  test(`[PLUS-022][PLUS-019] an order with ${kind} only by keyboard, whose focus is never lost`, async ({
    shop,
  }) => {
    const storeNumber = '8101';
    const part = await findPart('br', { searchText: 'lava-autos', storeNumber });
    await readyToPay(shop, part, storeNumber, { fiscalId: '529.982.247-25' });
    await orderByKeyboard(shop, kind);
  });
}
