import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shippedMarkets } from '../../markets/shipped.ts';
import { heldClock } from '../../clock/clock.ts';
import { commitBody, contact, undecidedBuyer } from '../../../conformance/client/buyer.ts';
import { onHand, stockedPart } from '../../../seed/stockedPart.ts';
import {
  chargeOf,
  openPaidLaterShop,
  sendWebhook,
  shownStatusOf,
  waitingOrder,
  webhookSecret,
} from '../../../test/paidLater.ts';
import { backOffice } from '../../../test/placedOrder.ts';
import type { Shop, Shopper } from '../../../test/shop.ts';
import { PaymentGatewayError } from '../../ports/gateway.ts';
import { sandboxGateway } from '../../payments/sandbox/sandboxGateway.ts';
import { signatureHeader, signWebhook } from '../../payments/sandbox/webhookSignature.ts';
import { settleOverdue } from './settleWaiting.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openPaidLaterShop(clock);
});
afterAll(() => shop.close());

const waiting = (method: string, market: string, more: object = {}) =>
  waitingOrder(shop, { method, market, more, skip: skip++ });
const brazilian = { fiscalId: '529.982.247-25', phoneNumber: '11912345678' };
const press = (shopper: Shopper, page: string, answer: string) =>
  shopper.fetch(page, { method: 'POST', body: new URLSearchParams({ answer }) });

describe('an order that waits for its money', () => {
  test.each([
    ['pix', 'br', brazilian, /^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/],
    ['boleto', 'br', brazilian, /^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/],
    ['oxxo', 'mx', {}, /^\d{4} \d{4} \d{4} \d{2}$/],
    ['spei', 'mx', {}, /^\d{18}$/],
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
      expect(await shownStatusOf(shopper, orderId)).toBe('SUBMITTED');
      const { paymentInstructions } = await shopper.do('orders.detail', { params: { orderId } });
      expect(paymentInstructions?.status).toBe('paid');
      expect(await (await shopper.fetch(page)).text()).not.toContain('name="answer"');
    },
  );

  test.each([
    ['boleto', 'br', brazilian, 405],
    ['oxxo', 'mx', {}, 112],
  ])(
    '[PLUS-059] %s: the voucher is a PDF with its code and every bar',
    async (method, market, more, modules) => {
      const { shopper, instructions, page } = await waiting(method, market, more);
      const slip = new URL(instructions.pdfUrl ?? '').pathname;
      const answer = await shopper.fetch(slip);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(pdf).toContain(`(${instructions.code}) Tj`);
      const bars = [...pdf.matchAll(/^([\d.]+) \d+ ([\d.]+) 37 re f$/gm)];
      const [left, right] = [bars[0], bars.at(-1)].map((bar) => Number(bar?.[1]));
      expect(((right ?? 0) + Number(bars.at(-1)?.[2]) - (left ?? 0)) / 0.72).toBeCloseTo(modules, 0);
      await press(shopper, page, 'pay');
      // What is paid cannot be paid again.
      expect((await shopper.fetch(slip)).status).toBe(410);
    },
  );

  test('[PLUS-022] Brazil asks for CPF or CNPJ before such an order is placed', async () => {
    const part = await stockedPart(shop, { market: 'br', skip: skip++ });
    const { shopper } = await undecidedBuyer(shop, part, { market: 'br', more: brazilian });
    const { order: cart } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'pix' } });
    await shop.database.db
      .updateTable('cart')
      .set({ contact: JSON.stringify({ ...contact, fiscalId: '' }) })
      .where('id', '=', cart.commerceId)
      .execute();
    const refused = await shopper.call('checkout.commit', commitBody({ shopper, cart }));
    expect([refused.status, refused.key]).toEqual([422, 'error_payment_fiscal_id']);
    const american = await undecidedBuyer(shop, await stockedPart(shop, { skip: skip++ }));
    const pix = await american.shopper.call('checkout.addPayment', { body: { paymentMethod: 'pix' } });
    expect(pix.key).toBe('error_payment_method');
  });

  test('[PLUS-022] unpaid in time, it is cancelled and its stock comes back; money that comes later goes back', async () => {
    const { shopper, orderId, page, part } = await waiting('oxxo', 'mx');
    const charge = await chargeOf(shop, page);
    clock.set(new Date(clock.now().getTime() + 73 * 3_600_000));
    const gateway = sandboxGateway({ markets: shippedMarkets, db: shop.database.db, clock });
    const office = backOffice(shop, { clock, gateway });
    expect(await settleOverdue(office)).toBe(1);
    expect(await shownStatusOf(shopper, orderId)).toBe('CANCELLED');
    expect(await onHand(shop, part)).toBe(5);
    await shop.database.db
      .updateTable('sandbox_charge')
      .set({ status: 'paid', captured_minor: charge.amount_minor })
      .where('ref', '=', charge.ref)
      .execute();
    const body = JSON.stringify({
      id: 'evt_late',
      kind: 'paid',
      idempotencyKey: charge.idempotency_key,
      ref: charge.ref,
      amountMinor: charge.amount_minor,
    });
    expect((await sendWebhook(shopper, body, signWebhook(webhookSecret, clock.now(), body))).status).toBe(
      204,
    );
    expect(await shownStatusOf(shopper, orderId)).toBe('CANCELLED');
    expect((await chargeOf(shop, page)).refunded_minor).toBe(charge.amount_minor);
  });

  test('[PLUS-022] a message that was lost is asked for before the order ends', async () => {
    const { shopper, orderId, page } = await waiting('oxxo', 'mx');
    const charge = await chargeOf(shop, page);
    await shop.database.db
      .updateTable('sandbox_charge')
      .set({ status: 'paid', captured_minor: charge.amount_minor })
      .where('ref', '=', charge.ref)
      .execute();
    clock.set(new Date(clock.now().getTime() + 73 * 3_600_000));
    const office = backOffice(shop, {
      clock,
      gateway: sandboxGateway({ markets: shippedMarkets, db: shop.database.db, clock }),
    });
    expect(await settleOverdue(office)).toBe(1);
    expect(await shownStatusOf(shopper, orderId)).toBe('SUBMITTED');
  });

  test('fifty that the payment service never answers for do not keep the next one waiting', async () => {
    const { shopper, orderId } = await waiting('oxxo', 'mx');
    clock.set(new Date(clock.now().getTime() + 73 * 3_600_000));
    const stuck = Array.from({ length: 50 }, (_, index) => ({
      id: `stuck-${index}`,
      market: 'mx',
      method: 'oxxo',
      gateway: 'sandbox',
      idempotency_key: `stuck-${index}`,
      amount_minor: 1,
      currency: 'MXN',
      status: 'WAITING',
      pay_by: '2026-01-01',
      updated_at: '2026-01-01',
    }));
    await shop.database.db.insertInto('payment').values(stuck).execute();
    const real = sandboxGateway({ markets: shippedMarkets, db: shop.database.db, clock });
    const findCharge = (key: string, market: string) =>
      key.startsWith('stuck')
        ? Promise.reject(new PaymentGatewayError('no answer'))
        : real.findCharge(key, market);
    const office = backOffice(shop, { clock, gateway: { ...real, findCharge } });
    expect([await settleOverdue(office), await settleOverdue(office)]).toEqual([0, 1]);
    expect(await shownStatusOf(shopper, orderId)).toBe('CANCELLED');
    await shop.database.db.deleteFrom('payment').where('id', 'like', 'stuck-%').execute();
  });

  test('a payment that the bank lets expire ends the order at once', async () => {
    const { shopper, orderId, page, part } = await waiting('oxxo', 'mx');
    await press(shopper, page, 'expire');
    expect(await shownStatusOf(shopper, orderId)).toBe('CANCELLED');
    expect(await onHand(shop, part)).toBe(5);
  });
});

const mailsOf = (orderId: string, words: RegExp) =>
  vi.waitFor(() => {
    const found = shop.mails.filter(({ subject }) => subject.includes(orderId) && words.test(subject));
    expect(found).toHaveLength(1);
    return found[0]!;
  }, 10_000);

/** 270.81 of 'R$ 270,81 no Pix'. */
const amountIn = (line: string) => Number(line.replace(/[^\d,]/g, '').replace(',', '.'));

describe('[PLUS-022] [PLUS-040] its mails', () => {
  test.each([
    ['oxxo', 'mx', {}, /falta tu pago/, /Recibimos tu pago/],
    ['spei', 'mx', {}, /falta tu pago/, /Recibimos tu pago/],
    ['pix', 'br', brazilian, /falta o pagamento/, /Recebemos o pagamento/],
    ['boleto', 'br', brazilian, /falta o pagamento/, /Recebemos o pagamento/],
  ] as const)('%s says how to pay, and that it was', async (method, market, more, asks, thanks) => {
    const { shopper, orderId, page, instructions } = await waiting(method, market, more);
    const asked = await mailsOf(orderId, asks);
    const { code, url = '', bank = '', reference = '' } = instructions;
    for (const text of [code, url, bank, reference]) expect(asked.text).toContain(text);
    expect(shop.mails.some(({ subject }) => subject.includes(orderId) && thanks.test(subject))).toBe(false);
    await press(shopper, page, 'pay');
    const { text } = await mailsOf(orderId, thanks);
    expect(text).not.toContain(instructions.code);
  });
});

describe('[PLUS-057] what Pix takes off', () => {
  test('is on the shelf what is charged, and a line of the cart, the order and its mail', async () => {
    const part = await stockedPart(shop, { market: 'br', skip: skip++ });
    const { shopper, cart } = await undecidedBuyer(shop, part, { market: 'br', more: brazilian });
    const { skus } = await shopper.do('catalog.skuDetails', { query: { skuNumbers: part.sku } });
    const one = skus[0]?.payTerms?.find((line) => line.endsWith('no Pix')) ?? '';
    const deposit = cart.grandOrderPriceInfo.corePrice;
    const offered = cart.grandOrderPriceInfo.payTerms?.find((line) => line.endsWith('no Pix')) ?? '';
    expect(amountIn(offered)).toBeCloseTo(amountIn(one) + deposit);
    const { order: pixCart } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'pix' } });
    const { totalPrice, paymentDiscount, payTerms } = pixCart.grandOrderPriceInfo;
    expect(totalPrice).toBeCloseTo(amountIn(offered));
    expect(paymentDiscount).toEqual({
      name: 'Desconto no Pix',
      amount: expect.closeTo(cart.grandOrderPriceInfo.totalPrice - totalPrice) as number,
    });
    expect(payTerms).toBeUndefined();
    const stale = await shopper.call('checkout.commit', commitBody({ shopper, cart }));
    expect([stale.status, stale.key]).toEqual([409, 'error_order_changed']);
    const placed = await shopper.do('checkout.commit', commitBody({ shopper, cart: pixCart }));
    expect(placed.order?.paymentInstructions?.amount).toBe(totalPrice);
    expect(placed.order?.grandOrderPriceInfo).toMatchObject({ totalPrice, paymentDiscount });
    const mail = await mailsOf(placed.orderId ?? '', /falta o pagamento/);
    expect(mail.text).toContain('Desconto no Pix: -');
    expect(mail.text).toContain(offered.replace(' no Pix', ''));
  });

  test('is gone with another way to pay', async () => {
    const part = await stockedPart(shop, { market: 'br', skip: skip++ });
    const { shopper, cart } = await undecidedBuyer(shop, part, { market: 'br', more: brazilian });
    await shopper.do('checkout.addPayment', { body: { paymentMethod: 'pix' } });
    const { order } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'boleto' } });
    expect(order.grandOrderPriceInfo).toEqual(cart.grandOrderPriceInfo);
  });
});

describe('messages of the gateway', () => {
  test('[PLUS-022] one that is forged, old, altered or for another gateway changes nothing', async () => {
    const { shopper, orderId, page } = await waiting('oxxo', 'mx');
    const { idempotency_key: idempotencyKey, ref, amount_minor: amountMinor } = await chargeOf(shop, page);
    const body = JSON.stringify({ id: 'evt_x', kind: 'paid', idempotencyKey, ref, amountMinor });
    const good = signWebhook(webhookSecret, clock.now(), body);
    const old = signWebhook(webhookSecret, new Date(clock.now().getTime() - 301_000), body);
    const foreign = signWebhook('another secret', clock.now(), body);
    for (const signature of [undefined, '', 'x', old, foreign])
      expect((await sendWebhook(shopper, body, signature)).status).toBe(400);
    expect((await sendWebhook(shopper, body.replace('evt_x', 'evt_y'), good)).status).toBe(400);
    const elsewhere = await shopper.fetch('/ecomm/b2c/v1/payment/webhook/other', {
      method: 'POST',
      body,
      headers: { [signatureHeader]: good },
    });
    expect(elsewhere.status).toBe(404);
    const less = JSON.stringify({ id: 'evt_less', kind: 'paid', idempotencyKey, ref, amountMinor: 1 });
    expect((await sendWebhook(shopper, less, signWebhook(webhookSecret, clock.now(), less))).status).toBe(
      204,
    );
    expect(await shownStatusOf(shopper, orderId)).toBe('PROCESSING');
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
    const { idempotency_key: idempotencyKey, ref, amount_minor: amountMinor } = await chargeOf(shop, page);
    const body = JSON.stringify({ id: 'evt_many', kind: 'paid', idempotencyKey, ref, amountMinor });
    const signature = signWebhook(webhookSecret, clock.now(), body);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendWebhook(shopper, body, signature)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await shownStatusOf(shopper, orderId)).toBe('SUBMITTED');
    const events = await shop.database.db
      .selectFrom('payment_webhook')
      .select('kind')
      .where('event_id', '=', 'evt_many')
      .execute();
    expect(events).toHaveLength(1);
  });
});
