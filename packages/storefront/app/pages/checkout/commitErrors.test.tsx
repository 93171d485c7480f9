import { createB2cClient, type CheckoutState } from '@driveline/api';
import { endpoints, errorsOf } from '@driveline/api/contract';
import { fixture } from '@driveline/api/testing';
import { checkoutQueries, orderLines, seenOrder, type CheckoutFault } from '@driveline/hooks';
import { us } from '@driveline/markets';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { ActionData } from '../../data/actionData.ts';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { placeOrder } from './paymentAction.ts';

const known = fixture('checkout.state');
const withFirstLine = (change: object): CheckoutState => {
  const state = structuredClone(known);
  const shipment = state.cart.orders[0]!.shipmentInfoList[0]!;
  shipment.lineItemList = [{ ...shipment.lineItemList[0]!, ...change }];
  return state;
};
const visa = { paymentMethod: 'visa', cardType: 'visa', lastFour: '4242' };
const ready = (state = known): CheckoutState => ({
  ...state,
  contact: { email: 'a@b.example', firstName: 'A', lastName: 'B', phoneNumber: '', fiscalId: '' },
  paymentMethodInfo: [visa],
  giftCardList: [],
  GCorRewardsOnlyOrder: false,
  containsShipToHomeItem: false,
});
const misfit = {
  fit: { state: 'DOES_NOT_FIT', reasons: [] },
  vehicleName: '2014 Ford F-150',
  misfitAccepted: false,
};

/** The control that goes on, as HTML; a page that it leads to begins with `/`. */
const press = /<button[^>]*type="submit"[^>]*>[^<]*(<[^>]*>)*[^<]*Place order/;
const otherWay = /^(?![^]*Pay another way)[^]*name="paymentMethod"/;
const toCart = /<a[^>]*href="\/cart"/;
const contact = /name="email"/;

type Row = {
  /** Where it leads to, or what is on the page then. */
  readonly way: RegExp | `/${string}`;
  /** The checkout after the refusal; default as it was. */
  readonly state?: CheckoutState;
};

/** What the shopper does about each answer of a commit that the contract names (PLUS-065). */
const rows: Readonly<Record<string, Row>> = {
  error_order_changed: { way: press, state: ready(withFirstLine({ itemQuantity: 3 })) },
  error_out_of_stock: { way: toCart },
  error_order_too_large: { way: toCart },
  error_item_misfit: { way: /required=""[^>]*name="acceptsMisfit"/, state: ready(withFirstLine(misfit)) },
  error_card_declined: { way: otherWay },
  error_card_insufficient_funds: { way: otherWay },
  error_card_expired: { way: otherWay },
  error_card_challenge_failed: { way: otherWay },
  error_card_tries: { way: otherWay },
  error_unpaid_stock: { way: otherWay },
  error_payment_processor: { way: otherWay },
  error_payment_token: { way: otherWay },
  error_payment_missing: { way: /name="paymentMethod"/, state: { ...ready(), paymentMethodInfo: [] } },
  error_payment_installments: { way: otherWay },
  error_giftcard_balance: { way: press },
  error_rewards_balance: { way: press },
  error_payment_fiscal_id: { way: contact },
  error_contact_missing: { way: contact },
  error_address_invalid: { way: contact },
  error_captcha: { way: press },
  error_tax_document: { way: press },
  error_commit_running: { way: /Check order status/ },
  error_idempotency_reused: { way: '/orderConfirmation' },
  error_cart_empty: { way: '/cart' },
  error_cart_unknown: { way: '/cart?notice=error_cart_unknown' },
  error_sign_in_again: { way: '/signin?returnUrl=%2Fcheckout&notice=error_sign_in_again' },
};

const refusals = { ...errorsOf('checkout.commit') };
const said = (key: string) => `Refused: ${key}`;

/** Places the order of a page that shows `ready()`, at a server that refuses it once. */
async function place(key: string, after: CheckoutState, ticked: Record<string, string> = {}) {
  const sent: { idempotencyKey: string; cartVersion: number }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    if (url.includes(endpoints['cart.detail'].path)) return Response.json(after.cart);
    if (!url.includes('/commit')) return Response.json(after);
    sent.push(JSON.parse(String(init.body)) as (typeof sent)[0]);
    if (sent.length > 1) return Response.json({ orderId: 'US-1' });
    const detail = { errorCode: '1', errorMessageKey: key, errorMessageDefault: said(key) };
    return Response.json({ errorDetails: [detail] }, { status: refusals[key] ?? 422 });
  };
  const form = new FormData();
  const { commerceId, cartVersion } = known.cart;
  const seen = JSON.stringify(seenOrder(ready(), us));
  const fields = { commerceId, cartVersion: String(cartVersion), idempotencyKey: 'key', seen, ...ticked };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await placeOrder({
    client: createB2cClient({ origin: '', market: us, fetch, isServer: true }),
    market: us,
    shop: {
      origin: 'http://shop.example',
      record: { root: 'http://shop.example' },
      setCookies: [] as string[],
    },
    form,
  } as unknown as ActionData);
  return { answer: answer as Response | { data: CheckoutFault }, sent };
}

/** The checkout's page that answers a refused order. */
function page(state: CheckoutState, fault: CheckoutFault): string {
  const routes = [{ id: 'checkout', path: '*', element: <CheckoutPage />, loader: () => null }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/checkout?step=payment'],
    hydrationData: { loaderData: { checkout: null }, actionData: { checkout: fault } },
  });
  return renderForTest(<RouterProvider router={router} />, (queryClient, client) => {
    queryClient.setQueryData(checkoutQueries.state(client).queryKey, state);
    queryClient.setQueryData(
      checkoutQueries.paymentOptions(client).queryKey,
      fixture('checkout.paymentOptions'),
    );
  });
}

test('[PLUS-065] every answer of a commit has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(refusals).toSorted());
});

describe('[PLUS-065] Place order never ends in a wall', () => {
  test.each(Object.entries(rows))('%s', async (key, { way, state = ready() }) => {
    const { answer } = await place(key, state);
    if (typeof way === 'string') {
      expect((answer as Response).headers.get('location')).toBe(way);
      return;
    }
    const { data: fault } = answer as { data: CheckoutFault };
    const html = page(state, fault);
    expect(html).toMatch(way);
    const unknown = fault.isUnknown && 'We’re still confirming your order';
    expect(html).toContain(unknown || (fault.changes ? 'quantity changed from 1 to 3' : said(key)));
  });
});

test('[PLUS-065] a cart that changed in nothing that is seen is bought at once, by its new version', async () => {
  const after = ready();
  const { answer, sent } = await place('error_order_changed', {
    ...after,
    cart: { ...after.cart, cartVersion: 99 },
  });
  expect((answer as Response).headers.get('location')).toBe('/orderConfirmation');
  expect(sent[1]).toMatchObject({ cartVersion: 99, idempotencyKey: `web-${after.cart.commerceId}-99` });
});

test('[CART-030] what was ticked comes back with an order that was refused', async () => {
  const asks = ready(withFirstLine(misfit));
  const state: CheckoutState = { ...asks, contact: { ...asks.contact!, phoneNumber: '6195550142' } };
  const [line] = orderLines(state.cart);
  const boxes = ['receivePromoAndSpecialEvents', 'receiveTextMessage', 'acceptsMisfit'];
  const tickedIn = async (ticked: Record<string, string>) => {
    const { answer } = await place('error_captcha', state, ticked);
    const html = page(state, (answer as { data: CheckoutFault }).data);
    const inputs = html.match(/<input[^>]*>/g) ?? [];
    return boxes.filter((box) =>
      inputs.some((it) => it.includes(`name="${box}"`) && it.includes('checked=""')),
    );
  };
  expect(await tickedIn({ acceptsMisfit: line!.commerceItemId })).toEqual(['acceptsMisfit']);
  expect(await tickedIn({ receivePromoAndSpecialEvents: 'true', receiveTextMessage: 'true' })).toEqual(
    boxes.slice(0, 2),
  );
});

test('[PLUS-065] a line that cannot be had is mended where it is', () => {
  const [line] = orderLines(known.cart);
  const short = ready(withFirstLine({ itemHasError: true, errorMessage: 'Only 2.', quantityLeft: 2 }));
  const html = page(short, { step: 'payment', message: 'x', wayOn: 'cart' });
  expect(html).toMatch(/data-intent="update-line"[^]*name="quantity" value="2"/);
  expect(html).toContain(`name="commerceItemId" value="${line?.commerceItemId}"`);
  expect(html).toMatch(/data-intent="remove-line"/);
});
