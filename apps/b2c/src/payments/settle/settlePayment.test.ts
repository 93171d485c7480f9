import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import { commitBody, lookingAgain, readyBuyer } from '../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../seed/stockedPart.ts';
import { openOffice, type MoneyBook } from '../../../test/placedOrder.ts';
import type { Shop } from '../../../test/shop.ts';
import { PaymentAmountError } from './allocate.ts';
import { PaymentKeyReusedError, type SettleServices } from './planMove.ts';
import { resumeMoves } from './resumeMoves.ts';
import { capturePayment, refundPayment, voidPayment } from './settlePayment.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let book: MoneyBook;
let office: SettleServices;
let skip = 0;
beforeAll(async () => {
  ({ shop, book, office } = await openOffice({ clock, limiter: { take: () => Promise.resolve(0) } }));
});
afterAll(() => shop.close());

/** The order of a guest who pays 5 dollars by gift card and the rest by Visa. */
async function splitOrder() {
  const ready = await readyBuyer(shop, await stockedPart(shop, { skip: skip++ }));
  const card = await shop.database.db
    .updateTable('gift_card')
    .set({ balance_minor: 5_00 })
    .where('last_four', '=', '0001')
    .where('method', '=', 'giftCard')
    .returning('id')
    .executeTakeFirstOrThrow();
  await ready.shopper.do('checkout.addPayment', {
    body: { paymentMethod: 'giftCard', cardNumber: '6000000000000001', pin: '1234' },
  });
  await ready.shopper.do('checkout.commit', commitBody(await lookingAgain(ready)));
  const { order_id, amount_minor } = await shop.database.db
    .selectFrom('payment')
    .select(['order_id', 'amount_minor'])
    .where('cart_id', '=', ready.cart.commerceId)
    .executeTakeFirstOrThrow();
  const balance = async () =>
    (
      await shop.database.db
        .selectFrom('gift_card')
        .select('balance_minor')
        .where('id', '=', card.id)
        .executeTakeFirstOrThrow()
    ).balance_minor;
  return { orderId: order_id ?? '', total: amount_minor, balance };
}

const amounts = ({ parts }: Awaited<ReturnType<typeof capturePayment>>) =>
  parts.map(({ method, amountMinor }) => `${method}:${amountMinor}`);

test('[API-073] shipments take the gift card first; refunds go to the bank card first, and no further than it paid', async () => {
  const { orderId, total, balance } = await splitOrder();
  expect(amounts(await capturePayment(office, orderId, 3_00, 'a'))).toEqual(['giftCard:300']);
  expect(amounts(await capturePayment(office, orderId, total - 3_00, 'b'))).toEqual([
    'giftCard:200',
    `visa:${total - 5_00}`,
  ]);
  expect(book.moved.get('b')).toEqual({ kind: 'capture', amount: total - 5_00 });
  expect(amounts(await refundPayment(office, orderId, total - 5_00, 'c'))).toEqual([`visa:${total - 5_00}`]);
  expect(await balance()).toBe(0);
  expect(amounts(await refundPayment(office, orderId, 4_00, 'd'))).toEqual(['giftCard:400']);
  expect(await balance()).toBe(4_00);
  await expect(refundPayment(office, orderId, 1_01, 'e')).rejects.toThrow(PaymentAmountError);
});

test('the same key moves money once, ten times at once, and never another amount', async () => {
  const { orderId, total } = await splitOrder();
  const before = book.sum('capture');
  const ten = await Promise.all(
    Array.from({ length: 10 }, () => capturePayment(office, orderId, total, 'one')),
  );
  for (const each of ten) expect(each.amountMinor).toBe(total);
  expect(book.sum('capture') - before).toBe(total - 5_00);
  await expect(capturePayment(office, orderId, total - 1, 'one')).rejects.toThrow(PaymentKeyReusedError);
});

test('ten refunds of half the order at once: two come through', async () => {
  const { orderId, total } = await splitOrder();
  await capturePayment(office, orderId, total, 'all');
  const half = Math.floor(total / 2);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => refundPayment(office, orderId, half, `half-${index}`)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('a cancelled order ends the authorization and fills the gift card again, once', async () => {
  const { orderId, total, balance } = await splitOrder();
  const first = await voidPayment(office, orderId, 'rest', 'gone');
  expect(first.amountMinor).toBe(total);
  await voidPayment(office, orderId, 'rest', 'gone');
  expect(await balance()).toBe(5_00);
  expect(book.moved.get('gone')?.kind).toBe('void');
  await expect(capturePayment(office, orderId, 1, 'late')).rejects.toThrow(PaymentAmountError);
});

test('a refused refund changes nothing, not even the gift card, and the same key may try again', async () => {
  const { orderId, total, balance } = await splitOrder();
  await capturePayment(office, orderId, total, 'taken');
  book.next = 'refuse';
  await expect(refundPayment(office, orderId, total, 'back')).rejects.toThrow('no');
  expect(await balance()).toBe(0);
  book.next = 'answer';
  expect((await refundPayment(office, orderId, total, 'back')).amountMinor).toBe(total);
  expect(await balance()).toBe(5_00);
});

test('a capture whose answer is lost is finished by the next job, by the same key', async () => {
  const { orderId, total } = await splitOrder();
  const before = book.sum('capture');
  book.next = 'lost';
  await expect(capturePayment(office, orderId, total, 'lost-one')).rejects.toThrow('connection');
  book.next = 'answer';
  expect(await resumeMoves(office)).toBe(0);
  clock.set(new Date(clock.now().getTime() + 180_000));
  expect(await resumeMoves(office)).toBe(1);
  expect(book.sum('capture') - before).toBe(total - 5_00);
  expect((await capturePayment(office, orderId, total, 'lost-one')).amountMinor).toBe(total);
});
