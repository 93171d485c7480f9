import { fixture } from '@driveline/api/testing';
import { readKeptCheckout } from '@driveline/hooks';
import { describe, expect, test } from 'vitest';
import { postForTest } from '../../shop/postForTest.ts';
import { checkoutAction } from './checkoutAction.ts';

const state = { ...fixture('checkout.state'), containsShipToHomeItem: true };
const [order] = state.cart.orders;
const home = { ...order!.shipmentInfoList[0]!, shipmentId: 'home', shipmentType: 'regular' };
const cart = { ...state.cart, orders: [{ ...order!, shipmentInfoList: [home] }] };

const refusal = (errorMessageKey: string, errorMessageDefault: string, errorTitle?: string) =>
  Response.json(
    { errorDetails: [{ errorCode: '5001', errorMessageKey, errorMessageDefault, errorTitle }] },
    { status: 422 },
  );

/** What a shopper without script gets for a post of the checkout: where it goes on, or the fault of its page. */
async function post(fields: Record<string, string>, ...answers: readonly Response[]) {
  const posted: { path: string; body: unknown }[] = [];
  const fetch = async (url: string, { method = 'GET', body }: RequestInit) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/cart')) return Response.json({ ...cart, orders: [] });
    if (method === 'GET') return Response.json(/checkout/.test(pathname) ? { ...state, cart } : {});
    posted.push({ path: pathname, body: body ? JSON.parse(String(body)) : undefined });
    return answers[Math.min(posted.length, answers.length) - 1]!.clone();
  };
  const { run, setCookies } = postForTest(checkoutAction, { path: '/checkout', fields, fetch });
  const left = (await run()) as Response | { data: object };
  const went = left instanceof Response ? { to: left.headers.get('location') } : { fault: left.data };
  return { ...went, posted, cookies: setCookies };
}

describe('[CART-032] a change of delivery', () => {
  const choose = (answer: Response) => post({ intent: 'choose-delivery', 'way-home': 'nextDay' }, answer);

  test('that succeeds goes on to the contact', async () => {
    const { to, posted } = await choose(Response.json(cart));
    expect(posted).toMatchObject([{ body: { shipmentId: 'home', shippingMethod: 'nextDay' } }]);
    expect(to).toBe('/checkout?step=contact');
  });

  test('[CART-033] that fails shows the title of the refusal at the ways', async () => {
    const { fault } = await choose(
      refusal('error_nextday_unavailable', 'Ordered after 5 pm.', 'Too late for tomorrow'),
    );
    expect(fault).toEqual({ step: 'delivery', message: 'Too late for tomorrow. Ordered after 5 pm.' });
  });
});

describe('[CART-018] a code', () => {
  test.each(['apply-promo', 'remove-promo'])(
    '%s leads back to the step where it was typed',
    async (intent) => {
      const { to } = await post({ intent, promoCode: 'TEN', step: 'contact' }, Response.json({}));
      expect(to).toBe('/checkout?step=contact');
    },
  );

  test('that was refused stays in its field, with the reason', async () => {
    const { fault } = await post(
      { intent: 'apply-promo', promoCode: 'TEN' },
      refusal('error_promo', 'Code has ended'),
    );
    expect(fault).toMatchObject({ promo: { typed: 'TEN', message: 'Code has ended' } });
  });
});

test.each([
  ['is said where it is another one', '2026-12-02', '&notice=checkout.datesMoved'],
  ['leads on where it is the same', '2026-11-25', ''],
])('[CART-036] the date of a delivery to the address that was typed %s', async (_name, later, notice) => {
  let isSent = false;
  const dated = (estimatedDeliveryDate: string) => ({
    ...state,
    cart: {
      ...cart,
      orders: [{ ...order!, shipmentInfoList: [{ ...home, estimatedDeliveryDate }] }],
    },
  });
  const answer = fixture('checkout.setAddress');
  const fetch = async (url: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET')
      return Response.json(/checkout/.test(url) ? dated(isSent ? later : '2026-11-25') : {});
    isSent = true;
    return Response.json({ ...answer, validation: 'success', suggestions: [] });
  };
  const fields = {
    intent: 'save-contact',
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Lopez',
    street: '1 Main St',
    city: 'Memphis',
    state: 'TN',
    zipCode: '38103',
  };
  const { run } = postForTest(checkoutAction, { path: '/checkout', fields, fetch });
  const left = (await run()) as Response;
  expect(left.headers.get('location')).toBe(`/checkout?step=payment${notice}`);
});

describe('[CART-031] a shipping membership', () => {
  const member = { intent: 'use-membership', membershipToken: 'M-1' };

  test('that holds leads back to the ways, its delivery among them', async () => {
    const answer = Response.json(fixture('checkout.validateMembership'));
    const { to, posted } = await post(member, answer);
    expect(posted).toMatchObject([{ body: { token: 'M-1' } }]);
    expect(to).toBe('/checkout?step=delivery');
  });

  test('that does not hold says so at its field, which keeps what was typed', async () => {
    const { fault } = await post(member, refusal('error_membership_invalid', 'Not valid'));
    expect(fault).toMatchObject({
      step: 'delivery',
      at: 'membershipToken',
      message: 'Not valid',
      values: { membershipToken: 'M-1' },
    });
  });
});

const contact = { intent: 'save-contact', email: 'sam@example.com', firstName: 'Sam', lastName: 'Rivera' };
const address = { street: '12 Main St', zipCode: '60616', city: 'Chicago', state: 'IL' };

test('[CART-039] a refused address comes back in its form, with the message and the key of the refusal', async () => {
  const { fault } = await post(
    { ...contact, ...address },
    refusal('error_address_not_found', 'Address not found'),
  );
  expect(fault).toMatchObject({
    step: 'contact',
    message: 'Address not found',
    notice: 'error_address_not_found',
    values: address,
  });
});

test('[CART-037] an address that is not known is kept as entered beside what is suggested', async () => {
  const near = {
    firstName: '',
    lastName: '',
    address1: '12 Main St',
    city: 'Chicago',
    state: 'IL',
    postalCode: '60617',
  };
  const asked = {
    ...fixture('checkout.setAddress'),
    validation: 'editNotFound',
    suggestions: [near],
    shippingAddressValid: false,
  };
  const { fault } = await post({ ...contact, ...address }, Response.json(asked));
  expect(fault).toMatchObject({
    step: 'contact',
    values: address,
    addressChoice: { mayUseAsEntered: true, suggestions: [{ postalCode: '60617' }] },
  });
});

test.each(['save-contact', 'choose-payment'])(
  '[PLUS-060] without script %s answers with what the postal code tells',
  async (intent) => {
    const place = { postalCode: '60617', city: 'Chicago', state: 'IL', neighborhoods: [] };
    const { run } = postForTest(checkoutAction, {
      path: '/checkout',
      fields: { intent, zipCode: '60617', street: '1 Main St', fillPlace: 'true' },
      fetch: async (url) => Response.json(url.includes('/place/') ? place : {}),
    });
    const { data } = (await run()) as { data: object };
    expect(data).toMatchObject({ values: { city: 'Chicago', state: 'IL', street: '1 Main St' } });
  },
);

test('[CART-040] a refused billing address says at the payment why', async () => {
  const wrong = refusal('error_address_invalid', 'Check the state of your billing address');
  const { fault } = await post({ intent: 'choose-payment', paymentMethod: 'card', token: 'tok_1' }, wrong);
  expect(fault).toMatchObject({ step: 'payment', message: 'Check the state of your billing address' });
});

test('[CART-052] an order whose answer was lost leads to its confirmation, once the cart is found empty', async () => {
  const form = { intent: 'place-order', commerceId: 'c1', cartVersion: '1', idempotencyKey: 'key' };
  const placedOrder = Response.json(fixture('checkout.commit'));
  const { to, posted } = await post(form, new Response('', { status: 502 }), placedOrder);
  expect(to).toBe('/orderConfirmation');
  expect(posted.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)).toEqual([
    'key',
    'key',
  ]);
});

test('[CART-028] an order that was placed leaves nothing of its checkout in the browser', async () => {
  const form = { intent: 'place-order', commerceId: 'c1', cartVersion: '1', idempotencyKey: 'key' };
  const { to, cookies } = await post(form, Response.json(fixture('checkout.commit')));
  expect(to).toBe('/orderConfirmation');
  const ended = ['pendingCommit', 'checkoutLayout'].map((name) =>
    expect.stringMatching(`^${name}=;.*Max-Age=0`),
  );
  expect(cookies).toEqual(ended);
});

test('[PLUS-058][PLUS-065] an order that was refused is kept with what was typed, for the page that comes next', async () => {
  const form = { intent: 'place-order', commerceId: 'c1', cartVersion: '1', idempotencyKey: 'key' };
  const { fault, cookies } = await post(form, refusal('error_card_declined', 'Declined'));
  expect(fault).toMatchObject({ message: 'Declined' });
  const [pair = ''] = cookies[0]!.split(';', 1);
  expect(readKeptCheckout(pair)).toEqual({ unplaced: { commerceId: 'c1' } });
});

describe('[PLUS-050] a card of the payment step', () => {
  const form = { intent: 'choose-payment', paymentMethod: 'card' };
  const session = () => Response.json(fixture('checkout.paymentSession'));

  test('that is saved asks the gateway for its security code', async () => {
    const { posted } = await post({ ...form, cardId: 'c1', saveCard: 'true' }, session());
    expect(posted).toMatchObject([{ body: { cardId: 'c1' } }]);
    expect(JSON.stringify(posted)).not.toContain('saveCard');
  });

  test('that is typed on the gateway’s page comes back with the wish to save it', async () => {
    const { posted } = await post({ ...form, cardId: 'other', saveCard: 'true' }, session());
    expect(posted).toMatchObject([{ body: { returnUrl: expect.stringMatching(/return\?saveCard=true$/) } }]);
  });

  test('that was typed in the frame is saved with its order', async () => {
    const answer = Response.json(fixture('checkout.addPayment'));
    const { posted } = await post({ ...form, token: 'tok_1', saveCard: 'true' }, answer);
    expect(posted).toMatchObject([{ body: { paymentMethod: 'card', token: 'tok_1', saveCard: true } }]);
  });
});

describe('[CART-037] a billing address of its own', () => {
  const form = { intent: 'choose-payment', paymentMethod: 'card', token: 'tok_1', savedAddress: 'other' };
  const typed = { firstName: 'Eva', lastName: 'Diaz', street: '1 Main St', city: 'Memphis', state: 'TN' };
  const kept = () => Response.json(fixture('checkout.changeAddress'));
  const verified = (answer: object = { status: 'success', suggestions: [] }) => Response.json(answer);

  test('goes to the order before the card does', async () => {
    const paid = Response.json(fixture('checkout.addPayment'));
    const { posted, to } = await post({ ...form, ...typed, zipCode: '38103' }, verified(), kept(), paid);
    expect(posted[1]?.body).toMatchObject({
      billingAddress: { firstName: 'Eva', address1: '1 Main St', postalCode: '38103' },
      useAsEntered: true,
    });
    expect(posted[2]?.body).toMatchObject({ token: 'tok_1' });
    expect(to).toBe('/checkout?step=review');
  });

  test('[CART-038] that is not known as typed is asked about first, and taken when it is meant', async () => {
    const near = { ...typed, address1: '1 Main Street', postalCode: '38103' };
    const asking = verified({ status: 'editNotFound', suggestions: [near] });
    const entered = { ...form, ...typed, zipCode: '38103' };
    const { fault, posted } = await post(entered, asking);
    expect(posted).toHaveLength(1);
    expect(fault).toMatchObject({
      step: 'payment',
      values: { ...typed, token: 'tok_1' },
      addressChoice: { suggestions: [{ address1: '1 Main Street' }], mayUseAsEntered: true },
    });
    const meant = await post({ ...entered, useAsEntered: 'true' }, kept(), verified());
    expect(meant.posted[0]?.body).toMatchObject({ billingAddress: { address1: '1 Main St' } });
    expect(meant.to).toBe('/checkout?step=review');
  });

  test('that is wrong comes back with all that was typed', async () => {
    const { fault, posted } = await post({ ...form, ...typed, zipCode: '1' }, kept());
    expect(fault).toMatchObject({ step: 'payment', values: typed, issues: [{ field: 'zipCode' }] });
    expect(posted).toEqual([]);
  });
});
