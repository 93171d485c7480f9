import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { markets, type Market } from '@driveline/markets';
import { heldClock } from '../ops/clock.ts';
import { commitBody, contact, lookingAgain, onHand, stockedPart, undecidedBuyer } from '../test/buyer.ts';
import { backOffice, moneyBook } from '../test/placedOrder.ts';
import { openShop, type Shop, type Shopper } from '../test/shop.ts';
import { cancelOrder } from '../orders/lifecycle/cancelOrder.ts';
import { recoverSteps } from '../orders/lifecycle/runStep.ts';
import { hashPin, numberHash } from './accounts/giftCardSecrets.ts';
import { PaymentGatewayError } from './gateway.ts';
import { sandboxGateway } from './sandbox/sandboxGateway.ts';
import { signatureHeader, signWebhook } from './sandbox/webhookSignature.ts';
import { settleOverdue } from './settleWaiting.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
const secret = 'a secret of the test';
let shop: Shop;
let skip = 0;
beforeAll(async () => {
  const limiter = { take: () => Promise.resolve(0) };
  shop = await openShop({
    clock,
    paymentWebhookSecret: secret,
    limiter,
    markets: markets.map(withGiftCards),
  });
});
afterAll(() => shop.close());

/** Markets are records: another team's takes gift cards beside what is paid later. */
const withGiftCards = ({ payments, ...market }: Market): Market => ({
  ...market,
  payments: {
    ...payments,
    methods: [
      ...payments.methods.filter(({ id }) => id !== 'giftCard'),
      { id: 'giftCard', kind: 'giftcard', vendor: 'giftcard', enabled: true },
    ],
  },
});

/** A placed order that waits for its money. */
async function waiting(paymentMethod: string, market: string, more: object = {}) {
  const part = await stockedPart(shop, { market, skip: skip++ });
  const ready = await undecidedBuyer(shop, part, { market, more });
  await ready.shopper.do('checkout.addPayment', { body: { paymentMethod } });
  const { order, orderId = '' } = await ready.shopper.do('checkout.commit', commitBody(ready));
  const instructions = order?.paymentInstructions;
  if (!order || !instructions) throw new Error('The order does not wait.');
  return { ...ready, part, order, orderId, instructions, page: new URL(instructions.url ?? '').pathname };
}
const brazilian = { fiscalId: '529.982.247-25', phoneNumber: '11912345678' };
const press = (shopper: Shopper, page: string, answer: string) =>
  shopper.fetch(page, { method: 'POST', body: new URLSearchParams({ answer }) });
const statusOf = async (shopper: Shopper, orderId: string) =>
  (await shopper.do('orders.detail', { params: { orderId } })).orders[0]?.orderStatus;
const chargeOf = (page: string) =>
  shop.database.db.selectFrom('sandbox_charge').selectAll().where('ref', '=', page.split('/').at(-1) ?? '').executeTakeFirstOrThrow(); // prettier-ignore
const send = (shopper: Shopper, body: string, signature?: string) =>
  shopper.fetch('/ecomm/b2c/v1/payment/webhook/sandbox', { method: 'POST', body, headers: signature ? { [signatureHeader]: signature } : {} }); // prettier-ignore

describe('an order that waits for its money', () => {
  test.each([
    ['pix', 'br', brazilian, /^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/],
    ['boleto', 'br', brazilian, /^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/],
    ['oxxo', 'mx', {}, /^\d{4} \d{4} \d{4} \d{2}$/],
  ])(
    '[PLUS-022] %s: stays PROCESSING with its code, holds stock, and goes on when it is paid',
    async (method, market, more, code) => {
      const { shopper, orderId, order, instructions, page, part } = await waiting(method, market, more);
      expect(order.orders[0]?.orderStatus).toBe('PROCESSING');
      expect(instructions).toMatchObject({ paymentMethod: method, kind: method, status: 'waiting' });
      expect(instructions.amount).toBe(order.grandOrderPriceInfo.totalPrice);
      expect(instructions.code).toMatch(code);
      expect(await onHand(shop, part)).toBe(4);
      const html = await (await shopper.fetch(page)).text();
      expect(html).toContain('role="status"');
      expect(html).toContain(instructions.code);
      expect((await press(shopper, page, 'pay')).status).toBe(303);
      expect(await statusOf(shopper, orderId)).toBe('SUBMITTED');
      const { paymentInstructions } = await shopper.do('orders.detail', { params: { orderId } });
      expect(paymentInstructions?.status).toBe('paid');
      expect(await (await shopper.fetch(page)).text()).not.toContain('name="answer"');
    },
  );

  test('[PLUS-022] Brazil asks for CPF or CNPJ before such an order is placed', async () => {
    const part = await stockedPart(shop, { market: 'br', skip: skip++ });
    const { shopper, cart } = await undecidedBuyer(shop, part, { market: 'br', more: brazilian });
    await shopper.do('checkout.addPayment', { body: { paymentMethod: 'pix' } });
    await shop.database.db.updateTable('cart').set({ contact: JSON.stringify({ ...contact, fiscalId: '' }) }).where('id', '=', cart.commerceId).execute(); // prettier-ignore
    const refused = await shopper.call('checkout.commit', commitBody({ shopper, cart }));
    expect([refused.status, refused.key]).toEqual([422, 'error_payment_fiscal_id']);
    const american = await undecidedBuyer(shop, await stockedPart(shop, { skip: skip++ }));
    const pix = await american.shopper.call('checkout.addPayment', { body: { paymentMethod: 'pix' } });
    expect(pix.key).toBe('error_payment_method');
  });

  test('[PLUS-022] unpaid in time, it is cancelled and its stock comes back; money that comes later goes back', async () => {
    const { shopper, orderId, page, part } = await waiting('oxxo', 'mx');
    const charge = await chargeOf(page);
    clock.set(new Date(clock.now().getTime() + 73 * 3_600_000));
    const gateway = sandboxGateway({ db: shop.database.db, clock });
    const office = backOffice(shop, { clock, gateway });
    expect(await settleOverdue(office)).toBe(1);
    expect(await statusOf(shopper, orderId)).toBe('CANCELLED');
    expect(await onHand(shop, part)).toBe(5);
    await shop.database.db.updateTable('sandbox_charge').set({ status: 'paid', captured_minor: charge.amount_minor }).where('ref', '=', charge.ref).execute(); // prettier-ignore
    const body = JSON.stringify({ id: 'evt_late', kind: 'paid', idempotencyKey: charge.idempotency_key, ref: charge.ref, amountMinor: charge.amount_minor }); // prettier-ignore
    expect((await send(shopper, body, signWebhook(secret, clock.now(), body))).status).toBe(204);
    expect(await statusOf(shopper, orderId)).toBe('CANCELLED');
    expect((await chargeOf(page)).refunded_minor).toBe(charge.amount_minor);
  });

  test('[PLUS-022] a message that was lost is asked for before the order ends', async () => {
    const { shopper, orderId, page } = await waiting('oxxo', 'mx');
    const charge = await chargeOf(page);
    await shop.database.db.updateTable('sandbox_charge').set({ status: 'paid', captured_minor: charge.amount_minor }).where('ref', '=', charge.ref).execute(); // prettier-ignore
    clock.set(new Date(clock.now().getTime() + 73 * 3_600_000));
    const office = backOffice(shop, { clock, gateway: sandboxGateway({ db: shop.database.db, clock }) });
    expect(await settleOverdue(office)).toBe(1);
    expect(await statusOf(shopper, orderId)).toBe('SUBMITTED');
  });

  test('fifty that the payment service never answers for do not keep the next one waiting', async () => {
    const { shopper, orderId } = await waiting('oxxo', 'mx');
    clock.set(new Date(clock.now().getTime() + 73 * 3_600_000));
    const stuck = Array.from({ length: 50 }, (_, index) => ({ id: `stuck-${index}`, market: 'mx', method: 'oxxo', gateway: 'sandbox', idempotency_key: `stuck-${index}`, amount_minor: 1, currency: 'MXN', status: 'WAITING', pay_by: '2026-01-01', updated_at: '2026-01-01' })); // prettier-ignore
    await shop.database.db.insertInto('payment').values(stuck).execute();
    const real = sandboxGateway({ db: shop.database.db, clock });
    const findCharge = (key: string) =>
      key.startsWith('stuck') ? Promise.reject(new PaymentGatewayError('no answer')) : real.findCharge(key);
    const office = backOffice(shop, { clock, gateway: { ...real, findCharge } });
    expect([await settleOverdue(office), await settleOverdue(office)]).toEqual([0, 1]);
    expect(await statusOf(shopper, orderId)).toBe('CANCELLED');
    await shop.database.db.deleteFrom('payment').where('id', 'like', 'stuck-%').execute();
  });

  test('a payment that the bank lets expire ends the order at once', async () => {
    const { shopper, orderId, page, part } = await waiting('oxxo', 'mx');
    await press(shopper, page, 'expire');
    expect(await statusOf(shopper, orderId)).toBe('CANCELLED');
    expect(await onHand(shop, part)).toBe(5);
  });
});

describe('[PLUS-022] [PLUS-040] its mails', () => {
  const mailsOf = (orderId: string, words: RegExp) =>
    vi.waitFor(() => {
      const found = shop.mails.filter(({ subject }) => subject.includes(orderId) && words.test(subject));
      expect(found).toHaveLength(1);
      return found[0]!;
    }, 10_000);

  test.each([
    ['oxxo', 'mx', {}, /falta tu pago/, /Recibimos tu pago/],
    ['pix', 'br', brazilian, /falta o pagamento/, /Recebemos o pagamento/],
    ['boleto', 'br', brazilian, /falta o pagamento/, /Recebemos o pagamento/],
  ] as const)('%s says how to pay, and that it was', async (method, market, more, asks, thanks) => {
    const { shopper, orderId, page, instructions } = await waiting(method, market, more);
    const asked = await mailsOf(orderId, asks);
    for (const text of [instructions.code, instructions.url ?? '-']) expect(asked.text).toContain(text);
    expect(shop.mails.some(({ subject }) => subject.includes(orderId) && thanks.test(subject))).toBe(false);
    await press(shopper, page, 'pay');
    const { text } = await mailsOf(orderId, thanks);
    expect(text).not.toContain(instructions.code);
  });
});

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
      }) // prettier-ignore
      .execute();
    await ready.shopper.do('checkout.addPayment', { body: { paymentMethod: 'giftCard', cardNumber: number, pin: '1234' } }); // prettier-ignore
    await ready.shopper.do('checkout.addPayment', { body: { paymentMethod: 'oxxo' } });
    const { order, orderId = '' } = await ready.shopper.do(
      'checkout.commit',
      commitBody(await lookingAgain(ready)),
    );
    const page = new URL(order?.paymentInstructions?.url ?? '').pathname;
    const card = () =>
      shop.database.db.selectFrom('gift_card').select(['balance_minor', 'held_minor']).where('id', '=', id).executeTakeFirstOrThrow(); // prettier-ignore
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
    const { idempotency_key: idempotencyKey, ref, amount_minor: amountMinor } = await chargeOf(page);
    await shop.database.db.updateTable('sandbox_charge').set({ status: 'paid', captured_minor: amountMinor }).where('ref', '=', ref).execute(); // prettier-ignore
    const body = JSON.stringify({ id: `evt_${ref}`, kind: 'paid', idempotencyKey, ref, amountMinor });
    expect((await send(shopper, body, signWebhook(secret, clock.now(), body))).status).toBe(204);
    expect(await statusOf(shopper, orderId)).toBe('CANCELLED');
    expect((await chargeOf(page)).refunded_minor).toBe(amountMinor);
    expect(await card()).toEqual({ balance_minor: 5_00, held_minor: 0 });
  });

  test('[PLUS-024] nothing is said to go back that never came', async () => {
    const { shopper, orderId } = await waiting('oxxo', 'mx');
    expect(await cancel(shopper, orderId)).toEqual({ orderStatus: 'CANCELLED' });
  });

  test('nobody is reminded to pay for it', async () => {
    const { shopper, orderId } = await split();
    await cancel(shopper, orderId);
    const row = await shop.database.db.selectFrom('orders').select('pay_by').where('number', '=', orderId).executeTakeFirstOrThrow(); // prettier-ignore
    expect(row.pay_by).toBeNull();
  });

  test('its time ends before the payment service has heard of it: it is cancelled all the same', async () => {
    const { shopper, orderId, part, card } = await split();
    const { id } = await shop.database.db.selectFrom('orders').select('id').where('number', '=', orderId).executeTakeFirstOrThrow(); // prettier-ignore
    const book = moneyBook(shop, clock);
    const office = backOffice(shop, { clock, gateway: book.gateway });
    book.next = 'lost';
    await cancelOrder(office, { orderId: id, reason: 'x' });
    expect(await statusOf(shopper, orderId)).toBe('CANCELLATION IN PROGRESS');
    book.next = 'answer';
    clock.set(new Date(clock.now().getTime() + 73 * 3_600_000));
    expect(await settleOverdue(office)).toBeGreaterThan(0);
    expect(await recoverSteps(office)).toBe(1);
    expect(await statusOf(shopper, orderId)).toBe('CANCELLED');
    expect(await onHand(shop, part)).toBe(5);
    expect(await card()).toEqual({ balance_minor: 5_00, held_minor: 0 });
    expect(book.sum('refund')).toBe(0);
  });
});

describe('messages of the gateway', () => {
  test('[PLUS-022] one that is forged, old, altered or for another gateway changes nothing', async () => {
    const { shopper, orderId, page } = await waiting('oxxo', 'mx');
    const { idempotency_key: idempotencyKey, ref, amount_minor: amountMinor } = await chargeOf(page);
    const body = JSON.stringify({ id: 'evt_x', kind: 'paid', idempotencyKey, ref, amountMinor });
    const good = signWebhook(secret, clock.now(), body);
    const old = signWebhook(secret, new Date(clock.now().getTime() - 301_000), body);
    const foreign = signWebhook('another secret', clock.now(), body);
    for (const signature of [undefined, '', 'x', old, foreign])
      expect((await send(shopper, body, signature)).status).toBe(400);
    expect((await send(shopper, body.replace('evt_x', 'evt_y'), good)).status).toBe(400);
    const elsewhere = await shopper.fetch('/ecomm/b2c/v1/payment/webhook/other', { method: 'POST', body, headers: { [signatureHeader]: good } }); // prettier-ignore
    expect(elsewhere.status).toBe(404);
    const less = JSON.stringify({ id: 'evt_less', kind: 'paid', idempotencyKey, ref, amountMinor: 1 });
    expect((await send(shopper, less, signWebhook(secret, clock.now(), less))).status).toBe(204);
    expect(await statusOf(shopper, orderId)).toBe('PROCESSING');
  });

  test.each(['/ecomm/b2c/v1/payment/webhook/sandbox', '/sandbox-pay/later/x'])(
    'a body without an end to %s is cut off',
    async (path) => {
      if (path.endsWith('x')) path = (await waiting('oxxo', 'mx')).page;
      let sent = 0;
      const body = new ReadableStream({
        pull(stream) {
          if (++sent > 100) return stream.close();
          stream.enqueue(new Uint8Array(16 * 1024));
        },
      });
      const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
      await shop.shopper('mx').fetch(path, init);
      expect(sent).toBeLessThan(10);
    },
  );

  test('[PLUS-022] one that comes twenty times at once completes the order once', async () => {
    const { shopper, orderId, page } = await waiting('oxxo', 'mx');
    const { idempotency_key: idempotencyKey, ref, amount_minor: amountMinor } = await chargeOf(page);
    const body = JSON.stringify({ id: 'evt_many', kind: 'paid', idempotencyKey, ref, amountMinor });
    const signature = signWebhook(secret, clock.now(), body);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(shopper, body, signature)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await statusOf(shopper, orderId)).toBe('SUBMITTED');
    const events = await shop.database.db.selectFrom('payment_webhook').select('kind').where('event_id', '=', 'evt_many').execute(); // prettier-ignore
    expect(events).toHaveLength(1);
  });
});
