import type { CheckoutState } from '@driveline/api';

/** The sections of the checkout, in order (CART-020). */
export const CHECKOUT_STEPS = ['delivery', 'contact', 'payment'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

type Known = Pick<CheckoutState, 'contact' | 'shippingAddress' | 'containsShipToHomeItem'>;

/** The step to open: the asked one, unless an earlier one has to be done first. @param asked by an address */
export function openCheckoutStep(state: Known, asked: string | null): CheckoutStep {
  const last = furthestStep(state);
  const wanted = CHECKOUT_STEPS.find((step) => step === asked);
  const isOpen = wanted && CHECKOUT_STEPS.indexOf(wanted) <= CHECKOUT_STEPS.indexOf(last);
  return isOpen ? wanted : asked === null ? 'delivery' : last;
}

/** The first step that lacks something. */
function furthestStep({ contact, shippingAddress, containsShipToHomeItem }: Known): CheckoutStep {
  if (!contact?.email || (containsShipToHomeItem && !shippingAddress)) return 'contact';
  return 'payment';
}
