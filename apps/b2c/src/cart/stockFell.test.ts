import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitBody, lookingAgain, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('[PLUS-065] a line whose stock fell says how many are left, and is bought with as many', async () => {
  const part = await stockedPart(shop, { onHand: 5 });
  const ready = await readyBuyer(shop, part, { quantity: 4 });
  const onHand = (on_hand: number) =>
    shop.database.db
      .updateTable('store_stock')
      .set({ on_hand })
      .where('part_id', '=', part.partId)
      .where('store_id', '=', part.storeId)
      .execute();
  await onHand(2);
  const refused = await ready.shopper.call('checkout.commit', commitBody(ready));
  expect([refused.status, refused.key]).toEqual([409, 'error_out_of_stock']);
  const { shopper, cart } = await lookingAgain(ready);
  const [line] = cart.orders[0]?.shipmentInfoList[0]?.lineItemList ?? [];
  expect(line).toMatchObject({ itemHasError: true, quantityLeft: 2 });
  expect(line?.errorMessage).toContain('2');
  const commerceItemId = line?.commerceItemId ?? '';
  await shopper.do('cart.updateItem', { params: { commerceItemId }, body: { quantity: 2 } });
  const mended = await lookingAgain(ready);
  expect(mended.cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0]).not.toHaveProperty('quantityLeft');
  expect((await shopper.do('checkout.commit', commitBody(mended))).orderId).toBeTruthy();
});
