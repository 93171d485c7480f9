import { B2cError } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import { cart, store } from '../../test/fixtures.ts';
import { proveTransitions } from '../../test/transitions.ts';
import type { Events } from '../../test/transitions.ts';
import { cartLifecycle, initialCart } from './cartLifecycle.ts';
import type { CartEvent, CartReadyStatus, CartState } from './cartLifecycle.ts';
import { initialOrderDetails, orderDetailsLifecycle } from './orderDetailsLifecycle.ts';
import type { OrderDetailsAction, OrderDetailsLifecycle } from './orderDetailsLifecycle.ts';

const refused = new B2cError('http', 'Code has ended', { status: 422 });
const promoData = { promoCode: 'TEN', title: 'Ten off', terms: '', discount: 10 };
const item = (commerceItemId: string, itemHasError: boolean) => ({
  commerceItemId,
  itemHasError,
  errorMessage: itemHasError ? 'Sold out' : '',
});
const ineligible = { skuNumber: '1', itemDescription: 'Pads', errorMessage: 'Not here' };

const events: Events<CartEvent> = {
  checkoutVerifyRequesting: { type: 'checkoutVerifyRequesting' },
  checkoutVerifySuccess: { type: 'checkoutVerifySuccess' },
  checkoutVerifyFailure: { type: 'checkoutVerifyFailure', messages: ['A price has changed'] },
  cartVerifyRequesting: { type: 'cartVerifyRequesting' },
  cartVerifySuccess: {
    type: 'cartVerifySuccess',
    commerceId: 'c1',
    cartItemError: [item('a', true), item('b', false)],
  },
  cartVerifyFailure: { type: 'cartVerifyFailure' },
  promoApplyRequesting: { type: 'promoApplyRequesting' },
  promoApplySuccess: {
    type: 'promoApplySuccess',
    promo: { promoCode: 'TEN', promoData, promoMessage: 'Saved', order: cart() },
  },
  promoApplyFailure: { type: 'promoApplyFailure', error: refused },
  promoRemoveRequesting: { type: 'promoRemoveRequesting' },
  promoRemoveSuccess: { type: 'promoRemoveSuccess' },
  promoRemoveFailure: { type: 'promoRemoveFailure', error: refused },
  storeChangeSuccess: { type: 'storeChangeSuccess', storeData: store() },
  storeChangeFailure: { type: 'storeChangeFailure' },
  miniCartSuccess: { type: 'miniCartSuccess', miniCart: { itemCount: 2, orderSubTotal: 5 } },
  miniCartFailure: { type: 'miniCartFailure' },
  sendToStore: { type: 'sendToStore', answer: { eligible: true, ineligibleItems: [] } },
  sendIneligible: { type: 'sendToStore', answer: { eligible: false, ineligibleItems: [ineligible] } },
  resetPromo: { type: 'resetPromo' },
};

const at = (readyStatus: CartReadyStatus): CartState => ({
  ...initialCart,
  readyStatus,
  ineligibleItems: readyStatus === 'sendToStoreIneligible' ? [ineligible] : [],
});
const requests = ['checkoutVerify', 'promoApply', 'promoRemove', 'cartVerify'] as const;
/** A cart at rest takes any request and any news. */
const atRest = {
  ...Object.fromEntries(requests.map((name) => [`${name}Requesting`, `${name}Requesting`])),
  storeChangeSuccess: 'storeChangeSuccess',
  storeChangeFailure: 'storeChangeFailure',
  miniCartSuccess: 'miniCartSuccess',
  miniCartFailure: 'miniCartFailure',
  sendIneligible: 'sendToStoreIneligible',
  resetPromo: 'invalid',
};
const resting: CartReadyStatus[] = [
  'invalid',
  ...requests.flatMap((name) => [`${name}Success`, `${name}Failure`] as const),
  'storeChangeSuccess',
  'storeChangeFailure',
  'miniCartSuccess',
  'miniCartFailure',
  'sendToStoreIneligible',
];
const working = requests.map((name) => `${name}Requesting` as const);

const title = '[CART-002][CART-008][CART-009][CART-010][CART-011][CART-012][CART-015][CART-017] the cart';
proveTransitions<CartState, CartEvent>(title, {
  reduce: cartLifecycle,
  initial: initialCart,
  nameOf: ({ readyStatus }) => readyStatus,
  states: Object.fromEntries([...resting, ...working].map((status) => [status, at(status)])),
  events,
  transitions: {
    ...Object.fromEntries(
      resting.map((status) => [
        status,
        { ...atRest, sendToStore: status === 'sendToStoreIneligible' ? 'invalid' : status },
      ]),
    ),
    ...Object.fromEntries(
      requests.map((name) => [
        `${name}Requesting`,
        {
          [`${name}Success`]: `${name}Success`,
          [`${name}Failure`]: `${name}Failure`,
          resetPromo: 'invalid',
        },
      ]),
    ),
  },
  holds: ({ readyStatus, cartItemError, ineligibleItems }) =>
    cartItemError.every(({ itemHasError }) => itemHasError) &&
    (readyStatus !== 'sendToStoreIneligible' || ineligibleItems.length > 0),
});

const after = (state: CartState, ...names: string[]) =>
  names.reduce((now, name) => cartLifecycle(now, events[name]!), state);

describe('what the cart keeps', () => {
  test('[CART-016] asking for a code clears the one before and its message at once', () => {
    const applied = after(initialCart, 'promoApplyRequesting', 'promoApplySuccess');
    expect(applied).toMatchObject({ promoCode: 'TEN', promoData, promoMessage: 'Saved' });
    expect(after(applied, 'promoApplyRequesting')).toMatchObject({
      promoCode: undefined,
      promoData: undefined,
      promoMessage: undefined,
    });
  });

  test('[CART-015][CART-018] a refused code keeps the server’s text', () => {
    expect(after(initialCart, 'promoApplyRequesting', 'promoApplyFailure').promoMessage).toBe(
      'Code has ended',
    );
    const requesting = after(initialCart, 'promoApplyRequesting');
    const broken = { type: 'promoApplyFailure', error: new TypeError('x') } as const;
    expect(cartLifecycle(requesting, broken).promoMessage).toBe('');
  });

  test('[CART-003][CART-010] a verification keeps only the items with an error', () => {
    const verified = after(initialCart, 'cartVerifyRequesting', 'cartVerifySuccess');
    expect(verified.cartItemError).toEqual([item('a', true)]);
    expect(verified.commerceId).toBe('c1');
  });

  test('[CART-011] a failed verification for the checkout has its messages, until the next', () => {
    const failed = after(initialCart, 'checkoutVerifyRequesting', 'checkoutVerifyFailure');
    expect(failed.checkoutMessageData).toEqual(['A price has changed']);
    expect(after(failed, 'checkoutVerifyRequesting').checkoutMessageData).toEqual([]);
  });

  test('[CART-012] what cannot be sent to a store is kept, and goes with another store', () => {
    const kept = after(initialCart, 'sendIneligible');
    expect(kept.ineligibleItems).toEqual([ineligible]);
    expect(after(kept, 'storeChangeSuccess').ineligibleItems).toEqual([]);
    expect(after(kept, 'miniCartSuccess', 'sendToStore').ineligibleItems).toEqual([]);
  });

  test('[CART-008][CART-009] mini-cart and store are those of the last success', () => {
    const both = after(
      initialCart,
      'miniCartSuccess',
      'storeChangeSuccess',
      'miniCartFailure',
      'storeChangeFailure',
    );
    expect(both).toMatchObject({ cartMiniCartData: { itemCount: 2 }, storeData: { storeNumber: '12' } });
  });
});

const details = (facts: Partial<OrderDetailsLifecycle>): OrderDetailsLifecycle => ({
  ...initialOrderDetails,
  ...facts,
});
const changes = {
  requesting: 'requesting',
  updateQuantity: 'requesting',
  updateItem: 'requesting',
  removeItem: 'requesting',
  clear: 'idle',
};

proveTransitions<OrderDetailsLifecycle, OrderDetailsAction>('[CART-005][ACCT-049] the order details', {
  reduce: orderDetailsLifecycle,
  initial: initialOrderDetails,
  nameOf: ({ status }) => status,
  states: {
    idle: details({ quantity: 1 }),
    requesting: details({ status: 'requesting', work: 'updateQuantity', loadingSkuNumber: '9', quantity: 3 }),
    success: details({ status: 'success' }),
    failure: details({ status: 'failure' }),
  },
  events: {
    requesting: { type: 'requesting' },
    updateQuantity: { type: 'updateQuantity', skuNumber: '9', quantity: 3 },
    updateItem: { type: 'updateItem', skuNumber: '9' },
    removeItem: { type: 'removeItem', skuNumber: '9' },
    success: { type: 'success' },
    failure: { type: 'failure', error: refused },
    clear: { type: 'clear' },
  },
  transitions: {
    idle: changes,
    requesting: { ...changes, success: 'success', failure: 'failure' },
    success: changes,
    failure: changes,
  },
});
