import type { CheckoutState } from '@driveline/api';

type Known = Pick<
  CheckoutState,
  'contact' | 'shippingAddress' | 'containsShipToHomeItem' | 'paymentMethodInfo' | 'GCorRewardsOnlyOrder'
>;

/** From cart to order, each with the test that the order has what it asks for (CART-020). */
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

/** The steps of every checkout layout, in the order of a shop that changes none. */
export const CHECKOUT_STEPS = Object.keys(steps) as readonly CheckoutStep[];

/** Whether the order has what a step asks for. */
export const isStepDone = (step: CheckoutStep, state: Known): boolean => steps[step](state);

/**
 * The step to open: the asked one, unless an earlier one has to be done first.
 * @param asked by an address
 * @param order of the steps in this shop
 */
export function openCheckoutStep(
  state: Known,
  asked: string | null,
  order: readonly CheckoutStep[] = CHECKOUT_STEPS,
): CheckoutStep {
  if (asked === null) return order[0] ?? 'review';
  const wanted = order.find((step) => step === asked) ?? 'review';
  return order.find((step) => step === wanted || !steps[step](state)) ?? wanted;
}

/** Words of each step by their key: its name, that of one that asks for an address too (CONF-031), and of the way to it. */
const words = {
  delivery: { name: 'checkout.delivery', way: 'checkout.toDelivery' },
  contact: { name: 'checkout.contact', ofShipped: 'checkout.contactAndAddress', way: 'checkout.toContact' },
  payment: { name: 'checkout.payment', way: 'checkout.toPayment' },
  review: { name: 'checkout.reviewStep', way: 'payment.toReview' },
} as const;

/** Key of a step's name. @param isShipped something of the order is delivered */
export function stepName(step: CheckoutStep, isShipped: boolean) {
  return isShipped && step === 'contact' ? words[step].ofShipped : words[step].name;
}

/** Key of the words of the button that leads to a step. */
export const wayToStep = (step: CheckoutStep) => words[step].way;

/** A step as a shop lists it, or what a shop inserted between two. */
type Listed =
  | { readonly id: string; readonly isInserted: true }
  | { readonly id: CheckoutStep; readonly isInserted?: false };

/** The step that an inserted section is shown with: the one before it, or the first. */
export function stepOfInserted(sections: readonly Listed[], id: string): CheckoutStep {
  const at = sections.findIndex((section) => section.id === id);
  const stepsOf = (some: readonly Listed[]) => some.flatMap((one) => (one.isInserted ? [] : [one.id]));
  return stepsOf(sections.slice(0, at)).at(-1) ?? stepsOf(sections)[0] ?? 'review';
}

/** The step that follows another one. */
export const stepAfter = (step: CheckoutStep, order: readonly CheckoutStep[]): CheckoutStep =>
  order[order.indexOf(step) + 1] ?? 'review';

/**
 * The step that an address asks for: by a path of its own, or by `?step=`. Coming back from a wallet that did not pay
 * asks for another way to pay.
 */
export function askedStep({ pathname, search }: Readonly<Record<'pathname' | 'search', string>>) {
  const query = new URLSearchParams(search);
  return pathname.split('/')[2] ?? query.get('step') ?? (query.has('paypal') ? 'payment' : null);
}
