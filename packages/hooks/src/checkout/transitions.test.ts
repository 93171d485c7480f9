import { B2cError } from '@driveline/api';
import { expect, test } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { addressValidation, initialAddressValidation } from './addressValidation.ts';
import type { AddressAction, AddressStatus, AddressValidation } from './addressValidation.ts';
import { checkoutLifecycle, initialCheckout } from './checkoutLifecycle.ts';
import type { CheckoutAction, CheckoutLifecycle } from './checkoutLifecycle.ts';
import { initialPurchase, purchase } from './purchase.ts';
import type { Purchase, PurchaseAction } from './purchase.ts';

const ends = { success: 'success', failure: 'failure', unknown: 'unknown' };
const checkout = (facts: Partial<CheckoutLifecycle>): CheckoutLifecycle => ({ ...initialCheckout, ...facts });

proveTransitions<CheckoutLifecycle, CheckoutAction>('[CART-022][CART-028] the checkout', {
  reduce: checkoutLifecycle,
  initial: initialCheckout,
  nameOf: ({ status }) => status,
  states: {
    invalid: checkout({ delivery: 'success' }),
    requesting: checkout({ status: 'requesting' }),
    success: checkout({ status: 'success' }),
    failure: checkout({ status: 'failure' }),
    unknown: checkout({ status: 'unknown' }),
  },
  events: {
    requesting: { type: 'requesting' },
    success: { type: 'success' },
    failure: { type: 'failure' },
    unknown: { type: 'unknown' },
    cleared: { type: 'cleared' },
  },
  transitions: {
    invalid: { requesting: 'requesting', cleared: 'invalid' },
    requesting: { ...ends, cleared: 'invalid' },
    success: { requesting: 'requesting', cleared: 'invalid' },
    failure: { requesting: 'requesting', cleared: 'invalid' },
    unknown: { requesting: 'requesting', cleared: 'invalid' },
  },
});

test('[CART-029] going on as a guest is kept until the checkout is cleared', () => {
  const guest = checkoutLifecycle(initialCheckout, { type: 'continueAsGuest' });
  expect(checkoutLifecycle(guest, { type: 'requesting' }).continueAsGuest).toBe(true);
  expect(checkoutLifecycle(guest, { type: 'cleared' }).continueAsGuest).toBe(false);
});

proveTransitions<CheckoutLifecycle, CheckoutAction>('[CART-032][CART-033] a change of delivery', {
  reduce: checkoutLifecycle,
  initial: initialCheckout,
  nameOf: ({ delivery }) => delivery,
  states: {
    idle: checkout({ continueAsGuest: true }),
    requesting: checkout({ delivery: 'requesting' }),
    success: checkout({ delivery: 'success' }),
    failure: checkout({ delivery: 'failure', nextDayDeliveryError: 'Too late' }),
  },
  events: {
    requesting: { type: 'deliveryRequesting' },
    success: { type: 'deliverySuccess' },
    failure: { type: 'deliveryFailure', errorTitle: 'Too late' },
    cleared: { type: 'cleared' },
  },
  transitions: {
    idle: { requesting: 'requesting', cleared: 'idle' },
    requesting: { success: 'success', failure: 'failure', cleared: 'idle' },
    success: { requesting: 'requesting', cleared: 'idle' },
    failure: { requesting: 'requesting', cleared: 'idle' },
  },
  holds: ({ delivery, nextDayDeliveryError }) =>
    nextDayDeliveryError === (delivery === 'failure' ? 'Too late' : undefined),
});

const bought: Purchase<string> = { status: 'success', data: '7', paymentError: undefined };

proveTransitions<Purchase<string>, PurchaseAction<string>>('[CART-052] the purchase', {
  reduce: purchase,
  initial: initialPurchase,
  nameOf: ({ status, paymentError }) => (paymentError === undefined ? status : 'processor error'),
  states: {
    idle: initialPurchase,
    requesting: { ...initialPurchase, status: 'requesting' },
    success: bought,
    failure: { ...initialPurchase, status: 'failure' },
    'processor error': { status: 'failure', data: undefined, paymentError: 'Declined' },
    unknown: { ...initialPurchase, status: 'unknown' },
  },
  events: {
    requesting: { type: 'requesting' },
    success: { type: 'success', data: '7' },
    failure: { type: 'failure' },
    unknown: { type: 'unknown' },
    processorError: { type: 'paymentProcessorError', message: 'Declined' },
    resetError: { type: 'resetError' },
    orderThere: { type: 'orderRead', data: '7' },
    orderNotThere: { type: 'orderRead', data: undefined },
    readAgain: { type: 'readAgain' },
  },
  transitions: {
    idle: { requesting: 'requesting' },
    requesting: {
      success: 'success',
      failure: 'failure',
      processorError: 'processor error',
      unknown: ['unknown', 'readOrder'],
    },
    success: {},
    failure: { requesting: 'requesting', resetError: 'idle' },
    'processor error': { requesting: 'requesting', resetError: 'idle' },
    unknown: { orderThere: 'success', orderNotThere: 'idle', readAgain: ['unknown', 'readOrder'] },
  },
  holds: ({ status, data }) => data === (status === 'success' ? '7' : undefined),
});

const address = (status: AddressStatus): AddressValidation => ({ ...initialAddressValidation, status });
const error = new B2cError('http', 'Address not found', { status: 422, errorCode: '5001' });
const settled = (status: string) => ({ requesting: 'requesting', billingFailure: status });

proveTransitions<AddressValidation, AddressAction>('[CART-038][CART-039][CART-040][CART-041] an address', {
  reduce: addressValidation,
  initial: initialAddressValidation,
  nameOf: ({ status }) => status,
  states: {
    idle: address('idle'),
    requesting: address('requesting'),
    success: address('success'),
    failure: { ...address('failure'), manualForm: true },
    notRequired: address('notRequired'),
    editNotFound: address('editNotFound'),
    notFoundWithoutSuggestion: address('notFoundWithoutSuggestion'),
  },
  events: {
    requesting: { type: 'requesting' },
    success: { type: 'answered', validation: 'success' },
    notRequired: { type: 'answered', validation: 'notRequired' },
    editNotFound: { type: 'answered', validation: 'editNotFound' },
    withoutSuggestion: { type: 'answered', validation: 'notFoundWithoutSuggestion' },
    failure: { type: 'failure', error },
    billingFailure: { type: 'billingFailure', error },
  },
  transitions: {
    idle: { requesting: 'requesting', billingFailure: 'idle' },
    requesting: {
      success: 'success',
      notRequired: 'notRequired',
      editNotFound: 'editNotFound',
      withoutSuggestion: 'notFoundWithoutSuggestion',
      failure: 'failure',
      billingFailure: 'failure',
    },
    success: settled('success'),
    failure: settled('failure'),
    notRequired: settled('notRequired'),
    editNotFound: settled('editNotFound'),
    notFoundWithoutSuggestion: settled('notFoundWithoutSuggestion'),
  },
});
