import { B2cError } from '@driveline/api';
import { proveTransitions } from '../../test/transitions.ts';
import type { Transitions } from '../../test/transitions.ts';
import { addressValidation, initialAddressValidation } from './addressValidation.ts';
import type { AddressAction, AddressStatus, AddressValidation } from './addressValidation.ts';
import { checkoutLifecycle, initialCheckout } from './checkoutLifecycle.ts';
import type {
  CheckoutAction,
  CheckoutLifecycle,
  CheckoutStatus,
  DeliveryStatus,
} from './checkoutLifecycle.ts';
import { initialPurchase, purchase } from './purchase.ts';
import type { Purchase, PurchaseAction } from './purchase.ts';

const checkout = (facts: Partial<CheckoutLifecycle>): CheckoutLifecycle => ({ ...initialCheckout, ...facts });
const refusal = (delivery: DeliveryStatus) => (delivery === 'failure' ? 'Too late' : undefined);

/** What an event does to the checkout alone, and to its delivery alone: neither knows of the other. */
const ofCheckout: Record<CheckoutStatus, Record<string, CheckoutStatus>> = {
  invalid: { requesting: 'requesting' },
  requesting: { success: 'success', failure: 'failure', unknown: 'unknown' },
  success: { requesting: 'requesting' },
  failure: { requesting: 'requesting' },
  unknown: { requesting: 'requesting' },
};
const ofDelivery: Record<DeliveryStatus, Record<string, DeliveryStatus>> = {
  idle: { deliveryRequesting: 'requesting' },
  requesting: { deliverySuccess: 'success', deliveryFailure: 'failure' },
  success: { deliveryRequesting: 'requesting' },
  failure: { deliveryRequesting: 'requesting' },
};
const nameOf = (status: string, delivery: string, isGuest: boolean) =>
  `${status}, delivery ${delivery}${isGuest ? ', as a guest' : ''}`;
const places = (Object.keys(ofCheckout) as CheckoutStatus[]).flatMap((status) =>
  (Object.keys(ofDelivery) as DeliveryStatus[]).flatMap((delivery) =>
    [false, true].map((isGuest) => ({ status, delivery, isGuest })),
  ),
);
const cleared = nameOf('invalid', 'idle', false);

proveTransitions<CheckoutLifecycle, CheckoutAction>(
  '[CART-022][CART-028][CART-029][CART-032][CART-033] the checkout with its delivery and its guest',
  {
    reduce: checkoutLifecycle,
    initial: initialCheckout,
    nameOf: ({ status, delivery, continueAsGuest }) => nameOf(status, delivery, continueAsGuest),
    states: Object.fromEntries(
      places.map(({ status, delivery, isGuest }) => [
        nameOf(status, delivery, isGuest),
        checkout({
          status,
          delivery,
          continueAsGuest: isGuest,
          nextDayDeliveryError: refusal(delivery),
        }),
      ]),
    ),
    events: {
      requesting: { type: 'requesting' },
      success: { type: 'success' },
      failure: { type: 'failure' },
      unknown: { type: 'unknown' },
      deliveryRequesting: { type: 'deliveryRequesting' },
      deliverySuccess: { type: 'deliverySuccess' },
      deliveryFailure: { type: 'deliveryFailure', errorTitle: 'Too late' },
      continueAsGuest: { type: 'continueAsGuest' },
      cleared: { type: 'cleared' },
    },
    transitions: Object.fromEntries(
      places.map(({ status, delivery, isGuest }) => [
        nameOf(status, delivery, isGuest),
        {
          ...mapped(ofCheckout[status], (next) => nameOf(next, delivery, isGuest)),
          ...mapped(ofDelivery[delivery], (next) => nameOf(status, next, isGuest)),
          ...(!isGuest && { continueAsGuest: nameOf(status, delivery, true) }),
          cleared,
        },
      ]),
    ),
    // The title of the refusal stays for as long as the refusal (CART-033).
    holds: ({ delivery, nextDayDeliveryError }) => nextDayDeliveryError === refusal(delivery),
  },
);

function mapped<T>(row: Record<string, T>, name: (next: T) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([event, next]) => [event, name(next)]));
}

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
    paymentProcessorError: { type: 'paymentProcessorError', message: 'Declined' },
    resetError: { type: 'resetError' },
    orderRead: { type: 'orderRead', data: '7' },
    orderNotThere: { type: 'orderRead', data: undefined },
    readAgain: { type: 'readAgain' },
  },
  transitions: {
    idle: { requesting: 'requesting' },
    requesting: {
      success: 'success',
      failure: 'failure',
      paymentProcessorError: 'processor error',
      unknown: ['unknown', 'readOrder'],
    },
    success: {},
    failure: { requesting: 'requesting', resetError: 'idle' },
    'processor error': { requesting: 'requesting', resetError: 'idle' },
    unknown: { orderRead: 'success', orderNotThere: 'idle', readAgain: ['unknown', 'readOrder'] },
  },
  holds: ({ status, data }) => data === (status === 'success' ? '7' : undefined),
});

const address = (status: AddressStatus): AddressValidation => ({ ...initialAddressValidation, status });
const error = new B2cError('http', 'Address not found', { status: 422, errorCode: '5001' });
const inProfile = ', in the profile';

const answers: Record<string, AddressStatus> = {
  answered: 'success',
  notRequired: 'notRequired',
  editNotFound: 'editNotFound',
  withoutSuggestion: 'notFoundWithoutSuggestion',
  failure: 'failure',
  billingFailure: 'failure',
};
const statuses: readonly AddressStatus[] = [...new Set(['idle', 'requesting', ...Object.values(answers)])] as AddressStatus[]; // prettier-ignore
/** An address that is in the profile stays so; all else is as for one that is not. */
const rows = (mark: string): Transitions =>
  Object.fromEntries(
    statuses.map((status) => [
      status + mark,
      {
        ...(status === 'requesting'
          ? mapped(answers, (next) => next + mark)
          : { requesting: `requesting${mark}`, billingFailure: status + mark }),
        ...(mark === '' && { savedToProfile: status + inProfile }),
      },
    ]),
  );

proveTransitions<AddressValidation, AddressAction>('[CART-038][CART-039][CART-040][CART-041] an address', {
  reduce: addressValidation,
  initial: initialAddressValidation,
  nameOf: ({ status, isProfileAddressAvailable }) => status + (isProfileAddressAvailable ? inProfile : ''),
  states: Object.fromEntries(
    statuses.flatMap((status) => [
      [status, address(status)],
      [status + inProfile, { ...address(status), isProfileAddressAvailable: true }],
    ]),
  ),
  events: {
    requesting: { type: 'requesting' },
    answered: { type: 'answered', validation: 'success' },
    notRequired: { type: 'answered', validation: 'notRequired' },
    editNotFound: { type: 'answered', validation: 'editNotFound' },
    withoutSuggestion: { type: 'answered', validation: 'notFoundWithoutSuggestion' },
    failure: { type: 'failure', error },
    billingFailure: { type: 'billingFailure', error },
    savedToProfile: { type: 'savedToProfile' },
  },
  transitions: { ...rows(''), ...rows(inProfile) },
});
