import { B2cError, type CheckoutState, type ErrorKey } from '@driveline/api';
import { fixture, type TestAnswers } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cart } from '../../test/fixtures.ts';
import { refusal } from '../../test/stubClient.ts';
import { orderFault } from './checkoutFault.ts';
import { commitOrder, isUnclear } from './commitOrder.ts';
import { orderKey } from './commitWays.ts';
import { orderFields, readOrderForm } from './orderForm.ts';

const market = {
  currency: { minorDigits: 2 },
  postalCode: { formats: ['#####'], digitsSent: 5, example: '06600' },
};
const state = fixture('checkout.state');
const { commerceId, cartVersion } = state.cart;
const placed = { ...fixture('checkout.commit'), challenge: undefined };
const newer: CheckoutState = { ...state, cart: { ...state.cart, cartVersion: cartVersion + 1 } };

const form = new FormData();
for (const [name, value] of Object.entries(orderFields(state, market))) form.set(name, String(value));
form.set('receiveTextMessage', 'true');
const { body, seen } = readOrderForm(form, market);

/** Commits once or twice: the server refuses the first time. */
async function commit(key: string | undefined, answers: TestAnswers = {}, options = {}) {
  let tries = 0;
  const { client, sent } = answering({
    'checkout.commit': () => (tries++ === 0 && key ? refusal(422, '422', 'Refused', key) : placed),
    'checkout.state': state,
    ...answers,
  });
  const answer = await commitOrder(client, market, body, { seen, ...options });
  return { answer, sent: sent.map(({ id, input }) => [id, input.body] as const) };
}

describe('the form of an order', () => {
  test('[PLUS-021] names the cart by its version, so that two tabs send the same', () => {
    expect(body).toEqual({
      commerceId,
      cartVersion,
      idempotencyKey: orderKey(commerceId, cartVersion),
      continueAsGuest: true,
      checkoutSubscriptions: { receivePromoAndSpecialEvents: false, receiveTextMessage: true },
    });
    expect(seen?.lines.length).toBeGreaterThan(0);
  });

  test('names no version where it has none, and takes what was subscribed to', () => {
    const some = new FormData();
    some.set('commerceId', 'c1');
    some.set('receivePromoAndSpecialEvents', 'true');
    some.set('idempotencyKey', new File([], 'x'));
    expect(readOrderForm(some, market).body).toEqual({
      commerceId: 'c1',
      idempotencyKey: '',
      continueAsGuest: true,
      checkoutSubscriptions: { receivePromoAndSpecialEvents: true, receiveTextMessage: false },
    });
  });

  test('without its fields shows nothing that was seen', () => {
    // A shop without invoices names no market.
    expect(readOrderForm(new FormData()).invoice).toEqual({ values: {}, issues: [] });
    expect(readOrderForm(new FormData(), market)).toMatchObject({
      body: { commerceId: '', idempotencyKey: '' },
      seen: undefined,
    });
  });
});

describe('[CART-052] a commit', () => {
  test('is sent once', async () => {
    const { answer, sent } = await commit(undefined);
    expect(answer).toEqual({ body, challenge: undefined });
    expect(sent).toEqual([['checkout.commit', body]]);
  });

  test('[API-076] says first that parts which do not fit are wanted', async () => {
    const verified = { 'checkout.verify': fixture('checkout.verify') };
    const { sent } = await commit(undefined, verified, { acceptedIds: ['ci1'] });
    expect(sent[0]).toEqual([
      'checkout.verify',
      { commerceId, acceptsMisfit: true, commerceItemIds: ['ci1'] },
    ]);
  });

  test('[PLUS-065] is sent again by the new version of a cart that shows the same', async () => {
    const { answer, sent } = await commit('error_order_changed', { 'checkout.state': newer });
    expect(sent.map(([id]) => id)).toEqual(['checkout.commit', 'checkout.state', 'checkout.commit']);
    const again = { cartVersion: cartVersion + 1, idempotencyKey: orderKey(commerceId, cartVersion + 1) };
    expect(answer).toMatchObject({ body: again });
  });

  test('[PLUS-065] whose cart shows something else waits for the shopper', async () => {
    const changed = structuredClone(newer);
    changed.cart.orders[0]!.shipmentInfoList[0]!.lineItemList[0]!.itemQuantity += 1;
    const { answer, sent } = await commit('error_order_changed', { 'checkout.state': changed });
    expect(sent).toHaveLength(2);
    expect(answer).toMatchObject({ changes: [{ kind: 'quantity' }] });
    expect('error' in answer && orderFault(answer)).toMatchObject({
      step: 'review',
      message: 'Refused',
      wayOn: 'again',
    });
  });

  test('whose key is used for another cart is sent by a key of its own', async () => {
    const { answer } = await commit('error_idempotency_reused');
    expect('body' in answer && answer.body.idempotencyKey).toMatch(`${body.idempotencyKey}-`);
  });

  test('that is refused is not sent again', async () => {
    const { answer, sent } = await commit('error_card_declined');
    expect(sent).toHaveLength(1);
    expect(answer).toMatchObject({ error: { errorMessageKey: 'error_card_declined' } });
  });

  test.each([
    ['nobody can be asked what it is now', { 'checkout.state': refusal(422, '422', 'No', 'error_x') }],
    ['its lines are gone', { 'checkout.state': { ...newer, cart: { ...newer.cart, orders: [] } } }],
  ])('[PLUS-065] of a cart that changed is refused where %s', async (_name, answers) => {
    const { answer, sent } = await commit('error_order_changed', answers);
    expect(sent.filter(([id]) => id === 'checkout.commit')).toHaveLength(1);
    expect(answer).toMatchObject({ error: { errorMessageKey: 'error_order_changed' } });
    expect(answer).not.toHaveProperty('changes');
  });

  test('[PLUS-065] that is refused the second time is refused as that', async () => {
    const declined = refusal(422, '422', 'Declined', 'error_card_declined');
    let tries = 0;
    const refuse = () => (tries++ === 0 ? refusal(422, '422', 'Changed', 'error_order_changed') : declined);
    const { answer } = await commit(undefined, { 'checkout.state': newer, 'checkout.commit': refuse });
    expect(answer).toMatchObject({ error: { errorMessageKey: 'error_card_declined' } });
  });

  test('[API-076] of a cart with parts that do not fit and are not wanted is not sent', async () => {
    const misfit = { 'checkout.verify': refusal(422, '422', 'Does not fit', 'error_item_misfit') };
    const { answer, sent } = await commit(undefined, misfit, { acceptedIds: ['ci1'] });
    expect(sent.map(([id]) => id)).toEqual(['checkout.verify']);
    expect('error' in answer && orderFault(answer)).toMatchObject({ step: 'review', wayOn: 'again' });
  });

  test('that the bank asks about waits for its answer', async () => {
    const challenge = { url: 'https://bank.test/ask' };
    const { answer } = await commit(undefined, { 'checkout.commit': { ...placed, challenge } });
    expect(answer).toEqual({ body, challenge });
  });

  test('without a page that was seen cannot tell what changed', async () => {
    const { sent } = await commit('error_order_changed', {}, { seen: undefined });
    expect(sent).toHaveLength(1);
  });
});

describe('[CART-052] a commit without answer', () => {
  /** The first commit is lost; what the cart says then decides. */
  async function lose(answers: TestAnswers, second: object = placed) {
    let tries = 0;
    const { client, sent } = answering({
      'checkout.commit': () => (tries++ === 0 ? new Response('', { status: 502 }) : second),
      ...answers,
    });
    const answer = await commitOrder(client, market, body, { seen });
    return { answer, ids: sent.map(({ id }) => id), bodies: sent.map(({ input }) => input.body) };
  }

  test('is found where the cart is empty: the same commit answers its order', async () => {
    const { answer, ids, bodies } = await lose({ 'cart.detail': cart([], 0) });
    expect(ids).toEqual(['checkout.commit', 'cart.detail', 'checkout.commit']);
    expect(bodies[2]).toEqual(bodies[0]);
    expect(answer).toEqual({ body, challenge: undefined });
  });

  test('is unknown while the cart has its lines, and no second one goes out', async () => {
    const { answer, ids } = await lose({ 'cart.detail': cart() });
    expect(ids).toEqual(['checkout.commit', 'cart.detail']);
    expect('error' in answer && orderFault(answer)).toEqual({ step: 'review', isUnknown: true });
  });

  test('is unknown while nobody can be asked', async () => {
    const { answer, ids } = await lose({});
    expect(new Set(ids)).toEqual(new Set(['checkout.commit', 'cart.detail']));
    expect('error' in answer && isUnclear(answer.error)).toBe(true);
  });

  test('of a cart that was emptied elsewhere is refused as that', async () => {
    const emptied = refusal(422, '422', 'Empty', 'error_cart_empty');
    const { answer } = await lose({ 'cart.detail': cart([], 0) }, emptied);
    expect(answer).toMatchObject({ error: { errorMessageKey: 'error_cart_empty' } });
  });

  test.each([
    ['a late answer', new B2cError('timeout'), true],
    ['a broken connection', new B2cError('network'), true],
    ['a server fault', new B2cError('http', '', { status: 502 }), true],
    ['the first fault of a server', new B2cError('http', '', { status: 500 }), true],
    ['the last fault of a shopper', new B2cError('http', '', { status: 499 }), false],
    ['a refusal without a status', new B2cError('http', 'Declined'), false],
    ['a decline', new B2cError('http', 'Declined', { status: 422 }), false],
  ])('%s is unclear: %s', (_name, error, unclear) => {
    expect(isUnclear(error)).toBe(unclear);
  });
});

describe('[PLUS-065] a refused order', () => {
  const fault = (errorMessageKey: ErrorKey, status = 422) =>
    orderFault({ error: new B2cError('http', 'Said', { errorMessageKey, status }) });

  test('is mended where its reason is', () => {
    expect(fault('error_card_declined')).toMatchObject({
      step: 'review',
      message: 'Said',
      wayOn: 'payment',
    });
    expect(fault('error_out_of_stock')).toEqual({
      step: 'review',
      message: 'Said',
      notice: 'error_out_of_stock',
      wayOn: 'cart',
    });
    expect(fault('error_address_invalid')).toEqual({
      step: 'contact',
      message: 'Said',
      notice: 'error_address_invalid',
      wayOn: 'contact',
    });
  });

  test('asks for the tax number that is missing', () => {
    expect(fault('error_payment_fiscal_id')).toEqual({
      step: 'contact',
      message: 'Said',
      notice: 'error_payment_fiscal_id',
      wayOn: 'contact',
      issues: [{ rule: 'required', field: 'fiscalId', params: {} }],
    });
  });

  test('without an answer is looked after before another is sent', () => {
    expect(fault('error_internal', 503)).toEqual({ step: 'review', isUnknown: true });
  });
});
