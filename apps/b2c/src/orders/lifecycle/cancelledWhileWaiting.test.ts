import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import { cancelOrder } from './cancelOrder.ts';
import { recoverSteps } from './runStep.ts';
import { commitBody, lookingAgain, undecidedBuyer } from '../../../conformance/client/buyer.ts';
import { onHand, stockedPart } from '../../../seed/stockedPart.ts';
import {
  chargeOf,
  openPaidLaterShop,
  sendWebhook,
  shownStatusOf,
  waitingOrder,
  webhookSecret,
} from '../../../test/paidLater.ts';
import { backOffice, moneyBook } from '../../../test/placedOrder.ts';
import type { Shop, Shopper } from '../../../test/shop.ts';
import { hashPin, numberHash } from '../../payments/accounts/giftCardSecrets.ts';
import { signWebhook } from '../../payments/sandbox/webhookSignature.ts';
import { settleOverdue } from './settleWaiting.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openPaidLaterShop(clock);
});
afterAll(() => shop.close());

describe('an order that is cancelled while it waits', () => {
  /** Pays 5 of it by gift card, the rest by voucher. */
  async function split() {
    const part = await stockedPart(shop, { market: 'mx', skip: skip++ });
    const ready = await undecidedBuyer(shop, part, { market: 'mx' });
    const id = `later-card-${skip}`;
    const number = String(7_100_000_000_000_000 + skip);
    await shop.database.db
      .insertInto('gift_card')
      .values({
        id,
        market: 'mx',
        method: 'giftCard',
        number_hash: numberHash('mx', number),
        last_four: number.slice(-4),
        pin_hash: await hashPin('1234'),
        currency: 'MXN',
        balance_minor: 5_00,
      })
      .execute();
    await ready.shopper.do('checkout.addPayment', {
      body: { paymentMethod: 'giftCard', cardNumber: number, pin: '1234' },
    });
    await ready.shopper.do('checkout.addPayment', { body: { paymentMethod: 'oxxo' } });
    const { order, orderId = '' } = await ready.shopper.do(
      'checkout.commit',
      commitBody(await lookingAgain(ready)),
    );
    const page = new URL(order?.paymentInstructions?.url ?? '').pathname;
    const card = () =>
      shop.database.db
        .selectFrom('gift_card')
        .select(['balance_minor', 'held_minor'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    return { ...ready, part, orderId, page, card };
  }
  const cancel = (shopper: Shopper, orderId: string) =>
    shopper.do('orders.cancel', { body: { orderId, reason: 'changed-mind' } });

  test('[PLUS-022] money that comes all the same goes back once, and the gift card gains nothing', async () => {
    const { shopper, orderId, page, card } = await split();
    expect(await card()).toEqual({ balance_minor: 5_00, held_minor: 5_00 });
    const { refund } = await cancel(shopper, orderId);
    expect(refund).toMatchObject({ amount: 5, isPaid: true });
    expect(refund?.tenders).toMatchObject([{ paymentMethod: 'giftCard', amount: 5 }]);
    expect(await card()).toEqual({ balance_minor: 5_00, held_minor: 0 });
    const { idempotency_key: idempotencyKey, ref, amount_minor: amountMinor } = await chargeOf(shop, page);
    await shop.database.db
      .updateTable('sandbox_charge')
      .set({ status: 'paid', captured_minor: amountMinor })
      .where('ref', '=', ref)
      .execute();
    const body = JSON.stringify({ id: `evt_${ref}`, kind: 'paid', idempotencyKey, ref, amountMinor });
    expect((await sendWebhook(shopper, body, signWebhook(webhookSecret, clock.now(), body))).status).toBe(
      204,
    );
    expect(await shownStatusOf(shopper, orderId)).toBe('CANCELLED');
    expect((await chargeOf(shop, page)).refunded_minor).toBe(amountMinor);
    expect(await card()).toEqual({ balance_minor: 5_00, held_minor: 0 });
  });

  test('[PLUS-024] nothing is said to go back that never came', async () => {
    const { shopper, orderId } = await waitingOrder(shop, { method: 'oxxo', market: 'mx', skip: skip++ });
    expect(await cancel(shopper, orderId)).toEqual({ orderStatus: 'CANCELLED' });
  });

  test('nobody is reminded to pay for it', async () => {
    const { shopper, orderId } = await split();
    await cancel(shopper, orderId);
    const row = await shop.database.db
      .selectFrom('orders')
      .select('pay_by')
      .where('number', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(row.pay_by).toBeNull();
  });

  test('its time ends before the payment service has heard of it: it is cancelled all the same', async () => {
    const { shopper, orderId, part, card } = await split();
    const { id } = await shop.database.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', orderId)
      .executeTakeFirstOrThrow();
    const book = moneyBook(shop, clock);
    const office = backOffice(shop, { clock, gateway: book.gateway });
    book.next = 'lost';
    await cancelOrder(office, { orderId: id, reason: 'x' });
    expect(await shownStatusOf(shopper, orderId)).toBe('CANCELLATION IN PROGRESS');
    book.next = 'answer';
    clock.set(new Date(clock.now().getTime() + 73 * 3_600_000));
    expect(await settleOverdue(office)).toBeGreaterThan(0);
    expect(await recoverSteps(office)).toBe(1);
    expect(await shownStatusOf(shopper, orderId)).toBe('CANCELLED');
    expect(await onHand(shop, part)).toBe(5);
    expect(await card()).toEqual({ balance_minor: 5_00, held_minor: 0 });
    expect(book.sum('refund')).toBe(0);
  });
});
