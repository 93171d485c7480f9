import { describe, expect, test } from 'vitest';
import { cart } from '../../test/fixtures.ts';
import { addressState, initialSubscriptions, orderSummary } from './checkoutFacts.ts';

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
