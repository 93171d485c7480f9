import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestOwner } from '../session/savedOwner.ts';
import { sessionHash } from '../session/session.ts';
import { commitBody, readyBuyer, undecidedBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openGiftCardShop } from '../../test/giftCardShop.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { cleanUp } from './cleanUp.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('what nobody can ask for is forgotten, orders and payments stay', async () => {
  const ready = await readyBuyer(shop, await stockedPart(shop));
  await ready.shopper.do('checkout.commit', commitBody(ready));
  const { db } = shop.database;
  const count = async (table: 'idempotency' | 'orders' | 'payment') =>
    (await db.selectFrom(table).select(db.fn.countAll().as('count')).execute())[0]?.count;
  await cleanUp(db, new Date(Date.now() + 86_400_000));
  expect(String(await count('idempotency'))).toBe('1');
  await cleanUp(db, new Date(Date.now() + 60 * 86_400_000));
  expect([await count('idempotency'), await count('orders'), await count('payment')].map(String)).toEqual([
    '0',
    '1',
    '1',
  ]);
});

test('a guest who has gone for good leaves no cart, no name and no address', async () => {
  const { db } = shop.database;
  const part = await stockedPart(shop, { skip: 1 });
  const gone = await undecidedBuyer(shop, part);
  const here = await undecidedBuyer(shop, part);
  await gone.shopper.do('cart.addItem', {
    body: { skuNumber: (await stockedPart(shop, { skip: 2 })).sku, quantity: 1, shipmentType: 'instore' },
  });
  const line = (await gone.shopper.do('cart.detail')).orders[0]?.shipmentInfoList[0]?.lineItemList[0];
  await gone.shopper.do('cart.saveItem', { body: { commerceItemId: line?.commerceItemId ?? '' } });
  const idHash = sessionHash(gone.shopper.cookies.get('sessionId') ?? '', 'us');
  await db.updateTable('session').set({ last_seen_at: '2020-01-01' }).where('id_hash', '=', idHash).execute();
  await cleanUp(db, new Date());
  const carts = await db
    .selectFrom('cart')
    .select('id')
    .where('id', 'in', [gone.cart.commerceId, here.cart.commerceId])
    .execute();
  expect(carts).toEqual([{ id: here.cart.commerceId }]);
  expect(
    await db.selectFrom('saved_item').select('id').where('owner', '=', guestOwner(idHash)).execute(),
  ).toEqual([]);
});

test('[CART-055] a gift card that nobody paid for is forgotten', async () => {
  const at = await openGiftCardShop();
  const { purchaseId } = await at.opened();
  const paid = await at.bought();
  await cleanUp(at.database.db, new Date('2026-03-06T00:00:00Z'));
  const left = await at.database.db
    .selectFrom('gift_card_purchase')
    .select('id')
    .where('id', 'in', [purchaseId, paid.purchaseId])
    .execute();
  expect(left).toEqual([{ id: paid.purchaseId }]);
  await at.shop.close();
});
