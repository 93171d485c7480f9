import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cart } from '../../test/fixtures.ts';
import { orderLines, orderShipments } from '../cart/miniCartSummary.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { addressState, initialSubscriptions, orderSummary } from './checkoutFacts.ts';
import { checkoutQueries } from './checkoutQueries.ts';

test.each([
  [true, false],
  [false, false],
])('[CART-030] the boxes start with the market’s %s and %s', (promoAndSpecialEvents, textMessage) => {
  expect(
    initialSubscriptions({ checkout: { subscriptions: { promoAndSpecialEvents, textMessage } } }),
  ).toEqual({
    receivePromoAndSpecialEvents: promoAndSpecialEvents,
    receiveTextMessage: textMessage,
  });
});

test('[CART-024] the summary has the order’s totals and the items’', () => {
  expect(orderSummary(cart(undefined, 123.45, 18))).toEqual({
    grandOrderPriceInfo: { totalPrice: 123.45, corePrice: 18 },
    itemTotalPrice: 123.45,
  });
});

const home = {
  firstName: 'Ana',
  lastName: 'Lopez',
  address1: '1 Main St',
  city: 'Memphis',
  state: 'TN',
  postalCode: '38103',
};
const contact = { email: 'ana@example.com', phoneNumber: '9015550100', firstName: 'Ana', lastName: 'Lopez', fiscalId: '' }; // prettier-ignore
const checkout = { contact, shippingAddress: home, billingAddress: null, containsShipToHomeItem: true };

describe('[CART-037] the addresses of an order', () => {
  test('say what is there', () => {
    expect(addressState(checkout, null)).toEqual({
      shippingAddress: home,
      billingAddress: null,
      profileAddress: null,
      enteredAddress: null,
      isShippingAddressAvailable: true,
      isBillingAddressAvailable: false,
      isProfileAddressAvailable: false,
      isBillingDifferent: false,
      isProfileDifferent: false,
      shippingAddressValid: true,
      containsShipToHomeItem: true,
      email: 'ana@example.com',
      phoneNumber: '9015550100',
    });
  });

  test('say what differs, whatever case and spaces', () => {
    const shouted = { ...home, address1: ' 1  MAIN ST ', address2: '' };
    expect(addressState({ ...checkout, billingAddress: shouted }, home)).toMatchObject({
      isBillingDifferent: false,
      isProfileDifferent: false,
    });
    const work = { ...home, address1: '2 Main St' };
    expect(addressState({ ...checkout, billingAddress: work }, work)).toMatchObject({
      isBillingDifferent: true,
      isProfileDifferent: true,
    });
  });

  test('keep what was typed while another is suggested, and what the check said', () => {
    const typed = { ...home, postalCode: '38104' };
    const state = addressState(checkout, null, { enteredAddress: typed, shippingAddressValid: false });
    expect(state).toMatchObject({ enteredAddress: typed, shippingAddressValid: false });
    expect(addressState({ ...checkout, shippingAddress: null, contact: null }, null)).toMatchObject({
      shippingAddressValid: false,
      email: '',
    });
  });
});

test('[CART-023] the checkout’s state is summary, lines, cards, payment, carriers and three addresses', async () => {
  const state = fixture('checkout.state');
  const { client } = answering({
    'checkout.state': { ...state, shippingAddress: home, billingAddress: home },
    'checkout.shipmentOptions': fixture('checkout.shipmentOptions'),
    'account.current': { ...fixture('account.current'), profileAddress: home },
  });
  const cache = createQueryClient();
  const held = await cache.fetchQuery(checkoutQueries.state(client));
  const carriers = await cache.fetchQuery(checkoutQueries.shipmentOptions(client));
  const profile = await cache.fetchQuery(accountQueries.current(client));
  expect(orderSummary(held.cart).grandOrderPriceInfo.totalPrice).toBeGreaterThan(0);
  expect(orderLines(held.cart).length).toBeGreaterThan(0);
  expect(held).toMatchObject({
    giftCardList: expect.any(Array),
    GCorRewardsOnlyOrder: expect.any(Boolean),
    paymentMethodInfo: expect.any(Array),
    paymentLayout: expect.stringMatching(/^(card|paypal|wallet|none)$/),
    paypalIndicator: expect.any(Boolean),
  });
  for (const { cardType } of held.paymentMethodInfo) expect(cardType).toEqual(expect.any(String));
  expect(carriers.shipments[0]).toMatchObject({ shipmentId: expect.any(String), shippingMethods: {} });
  expect(addressState(held, profile.profileAddress)).toMatchObject({
    shippingAddress: home,
    billingAddress: home,
    profileAddress: home,
  });
});

test('[CART-026] a shipment has its type, its lines with their quantities, and its date', async () => {
  const { client } = answering({ 'checkout.state': fixture('checkout.state') });
  const { cart: held } = await createQueryClient().fetchQuery(checkoutQueries.state(client));
  const shipments = orderShipments(held);
  expect(shipments.length).toBeGreaterThan(0);
  for (const { shipmentType, lineItemList, estimatedDeliveryDate } of shipments) {
    expect(shipmentType).toMatch(/^(instore|nextday|regular|freight)$/);
    expect(lineItemList.map(({ itemQuantity }) => itemQuantity > 0)).not.toContain(false);
    expect([null, expect.stringMatching(/^\d{4}-\d\d-\d\d/)]).toContainEqual(estimatedDeliveryDate);
  }
});
