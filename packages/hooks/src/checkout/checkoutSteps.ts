import type { CheckoutState } from '@driveline/api';

type Known = Pick<
  CheckoutState,
  'contact' | 'shippingAddress' | 'containsShipToHomeItem' | 'paymentMethodInfo' | 'GCorRewardsOnlyOrder'
>;

/** From cart to order, in this order, each with the test that the order has what it asks for (CART-020). */
const steps = {
  // Every line has had a way since the cart.
  delivery: () => true,
  contact: ({ contact, shippingAddress, containsShipToHomeItem }) =>
    Boolean(contact?.email) && (!containsShipToHomeItem || Boolean(shippingAddress)),
  payment: ({ paymentMethodInfo, GCorRewardsOnlyOrder }) =>
    GCorRewardsOnlyOrder || paymentMethodInfo.length > 0,
  review: () => false,
} satisfies Readonly<Record<string, (known: Known) => boolean>>;

export type CheckoutStep = keyof typeof steps;

/** The steps of every checkout layout, in order. */
export const CHECKOUT_STEPS = Object.keys(steps) as readonly CheckoutStep[];

/** Whether the order has what a step asks for. */
export const isStepDone = (step: CheckoutStep, state: Known): boolean => steps[step](state);

/** The step to open: the asked one, unless an earlier one has to be done first. @param asked by an address */
export function openCheckoutStep(state: Known, asked: string | null): CheckoutStep {
  if (asked === null) return 'delivery';
  const wanted = CHECKOUT_STEPS.find((step) => step === asked) ?? 'review';
  return CHECKOUT_STEPS.find((step) => step === wanted || !steps[step](state)) ?? wanted;
}

/**
 * The step that an address asks for: by a path of its own, or by `?step=`. Coming back from a wallet that did not pay
 * asks for another way to pay.
 */
export function askedStep({ pathname, search }: Readonly<Record<'pathname' | 'search', string>>) {
  const query = new URLSearchParams(search);
  return pathname.split('/')[2] ?? query.get('step') ?? (query.has('paypal') ? 'payment' : null);
}
