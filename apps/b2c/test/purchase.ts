import { expect } from 'vitest';
import type { Services } from '../src/http/services.ts';
import type { heldClock } from '../src/clock/clock.ts';
import { recoverSteps } from '../src/orders/lifecycle/runStep.ts';
import { resumeMoves } from '../src/payments/settle/resumeMoves.ts';
import { us } from './markets.ts';
import { creditsFor, programOf } from '../src/rewards/program.ts';
import { address, attachCard, commitBody, contact } from '../conformance/client/buyer.ts';
import { onHand, stockedPart } from '../seed/stockedPart.ts';
import { claim } from './coupons.ts';
import { coupon } from '../seed/coupon.ts';
import { giftCardRow, issueGiftCard } from './giftCard.ts';
import { member } from './member.ts';
import type { MoneyBook } from './placedOrder.ts';
import type { Shop } from './shop.ts';

/** Who has to do with an order after it was paid. */
export interface AfterSales {
  readonly shop: Shop;
  readonly clock: ReturnType<typeof heldClock>;
  readonly book: MoneyBook;
  readonly office: Services;
}

export interface WantedPurchase {
  /** To pick up, and in a parcel. */
  readonly quantities: readonly [number, number];
  readonly rule: Parameters<typeof coupon>[1];
  readonly skip: number;
}

export const purchasedAt = '2026-03-03T18:00:00Z';

/** What is on the gift card, and in the rewards account. */
const gift = { minor: 15_00, rewards: 10_00 };

/** Pieces to pick up and pieces in a parcel, one offer, and four ways that pay them. */
export async function bought({ shop, clock }: AfterSales, { quantities, rule, skip }: WantedPurchase) {
  clock.set(purchasedAt);
  const { shopper, customerId, rewardsId } = await member(shop, {
    balanceMinor: gift.rewards,
    now: clock.now(),
  });
  const part = await stockedPart(shop, { onHand: 30, elsewhere: 30, skip });
  await shop.database.db
    .updateTable('price')
    .set({ core_minor: 7_50 })
    .where('part_id', '=', part.partId)
    .execute();
  const stock = await onHand(shop, part);
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  for (const [index, shipmentType] of (['instore', 'regular'] as const).entries()) {
    await shopper.do('cart.addItem', {
      body: { skuNumber: part.sku, quantity: quantities[index] ?? 1, shipmentType },
    });
  }
  await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
  await claim(shopper, await coupon(shop, rule));
  const number = await issueGiftCard(shop, gift.minor);
  await shopper.do('checkout.addPayment', {
    body: { paymentMethod: 'giftCard', cardNumber: number, pin: '1234' },
  });
  await shopper.do('checkout.addPayment', { body: { paymentMethod: 'loyaltyCard' } });
  const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
  const { orderId = '' } = await shopper.do('checkout.commit', commitBody(ready));
  const { id } = await shop.database.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', orderId)
    .executeTakeFirstOrThrow();
  return { customerId, rewardsId, part, stock, giftNumber: number, number: orderId, id };
}

export type Bought = Awaited<ReturnType<typeof bought>>;

export const rowsOf = async (shop: Shop, { id }: Pick<Bought, 'id'>) => {
  const { db } = shop.database;
  return {
    order: await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    shipments: await db
      .selectFrom('order_shipment')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('fulfilment')
      .execute(),
    items: await db.selectFrom('order_item').selectAll().where('order_id', '=', id).orderBy('line').execute(),
    returns: await db
      .selectFrom('orders')
      .innerJoin('order_shipment', 'order_shipment.order_id', 'orders.id')
      .select(['orders.id', 'number', 'order_shipment.id as shipmentId', 'order_shipment.status'])
      .where('parent_id', '=', id)
      .orderBy('placed_at')
      .orderBy('orders.id')
      .execute(),
    tenders: await db
      .selectFrom('payment_tender')
      .innerJoin('payment', 'payment.id', 'payment_tender.payment_id')
      .selectAll('payment_tender')
      .where('payment.order_id', '=', id)
      .execute(),
  };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What must hold after whatever happened, in the middle of it too. */
export async function check(shop: Shop, one: Bought): Promise<void> {
  const { order, tenders } = await rowsOf(shop, one);
  expect(order.captured_minor + order.voided_minor).toBeLessThanOrEqual(order.total_minor);
  expect(order.refunded_minor).toBeLessThanOrEqual(order.captured_minor);
  for (const tender of tenders) {
    expect(tender.captured_minor + tender.voided_minor).toBeLessThanOrEqual(tender.amount_minor);
    expect(tender.refunded_minor).toBeLessThanOrEqual(tender.captured_minor);
  }
  const card = await giftCardRow(shop, one.giftNumber);
  expect(card.balance_minor).toBeGreaterThanOrEqual(0);
  expect(card.balance_minor).toBeLessThanOrEqual(gift.minor);
  const { least } = await shop.database.db
    .selectFrom('store_stock')
    .select(({ fn }) => fn.min('on_hand').as('least'))
    .where('part_id', '=', one.part.partId)
    .executeTakeFirstOrThrow();
  expect(least).toBeGreaterThanOrEqual(0);
  expect(await onHand(shop, one.part)).toBeLessThanOrEqual(one.stock);
}

/** What must hold when nothing is under way any more. */
export async function settle({ shop, clock, book, office }: AfterSales, one: Bought): Promise<void> {
  book.next = 'answer';
  for (let round = 0; round < 4; round++) {
    clock.set(new Date(clock.now().getTime() + 4 * 3_600_000));
    await resumeMoves(office);
    await recoverSteps(office);
  }
  await check(shop, one);
  const { order, items, shipments, returns, tenders } = await rowsOf(shop, one);
  const { db } = shop.database;
  const open = await db
    .selectFrom('order_step')
    .select('id')
    .where('order_id', '=', one.id)
    .where('status', '=', 'OPEN')
    .execute();
  expect(open).toEqual([]);
  for (const column of ['captured_minor', 'voided_minor', 'refunded_minor'] as const) {
    expect([column, sum(tenders.map((tender) => tender[column]))]).toEqual([column, order[column]]);
  }
  // Each account has back what its tender does not hold any more, and the bank card as well.
  const left = (kind: string) =>
    sum(
      tenders
        .filter((tender) => tender.kind === kind)
        .map((tender) => tender.amount_minor - tender.voided_minor - tender.refunded_minor),
    );
  expect((await giftCardRow(shop, one.giftNumber)).balance_minor).toBe(gift.minor - left('GIFT_CARD'));
  const ids = [...shipments.map(({ id }) => id), ...returns.map(({ shipmentId }) => shipmentId)];
  const moved = [...book.moved].filter(([key]) => ids.some((id) => key.startsWith(id)));
  const [gateway] = tenders.filter(({ kind }) => kind === 'GATEWAY');
  const movedBy = (kind: string) =>
    sum(moved.filter(([, move]) => move.kind === kind).map(([, { amount }]) => amount));
  expect([movedBy('capture'), movedBy('refund')]).toEqual([
    gateway?.captured_minor ?? 0,
    gateway?.refunded_minor ?? 0,
  ]);
  // Pieces of what was cancelled are on the shelf again, once; others are not.
  const cancelled = sum(items.filter(({ status }) => status === 'CANCELLED').map(({ quantity }) => quantity));
  const pieces = sum(items.map(({ quantity }) => quantity));
  expect(await onHand(shop, one.part)).toBe(one.stock - pieces + cancelled);
  await checkCredits(shop, one);
}

/** Credits of an order are those of what was kept of it, whatever came back in how many steps. */
async function checkCredits(shop: Shop, one: Bought): Promise<void> {
  const { db } = shop.database;
  const { items, shipments } = await rowsOf(shop, one);
  const entries = await db
    .selectFrom('loyalty_entry')
    .select(['kind', 'credits'])
    .where('order_id', '=', one.id)
    .execute();
  expect(entries.filter(({ kind }) => kind === 'EARN').length).toBeLessThanOrEqual(1);
  const net = sum(entries.map(({ credits }) => credits));
  const isOver = shipments.every(({ status }) =>
    ['DELIVERED', 'PICKED UP', 'COMPLETE', 'CANCELLED', 'NO_PENDING_ACTION'].includes(status),
  );
  if (!isOver) return expect(net).toBe(0);
  const back = await db
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .select(['origin_id', 'quantity'])
    .where('parent_id', '=', one.id)
    .where('returns', '=', 'PART')
    .where('order_item.status', '=', 'COMPLETE')
    .execute();
  const lost = ['CANCELLED', 'NO_PENDING_ACTION'];
  const kept = items
    .filter(({ shipment_id }) => !lost.includes(shipments.find(({ id }) => id === shipment_id)?.status ?? ''))
    .map(({ id, quantity, line_total_minor }) => {
      const gone = sum(back.filter(({ origin_id }) => origin_id === id).map((piece) => piece.quantity));
      return Math.floor((line_total_minor * (quantity - gone)) / quantity);
    });
  expect(net).toBe(creditsFor(programOf(us), sum(kept)));
  const { credits, balance_minor } = await db
    .selectFrom('loyalty_account')
    .select(['credits', 'balance_minor'])
    .where('rewards_id', '=', one.rewardsId)
    .executeTakeFirstOrThrow();
  expect(balance_minor).toBeGreaterThanOrEqual(0);
  expect(credits).toBeLessThan(programOf(us).creditsPerReward);
}
