import type { CheckoutState } from '@driveline/api';

/** The sections of the checkout, in order; also the values of `?step=`. */
export const STEPS = ['delivery', 'contact', 'payment'] as const;

export type Step = (typeof STEPS)[number];

/** Where a step stands; without one the checkout opens what is next to do. */
export const stepPath = (step?: Step) => (step ? `/checkout?step=${step}` : '/checkout');

/** The step to open: the asked one, unless an earlier one has to be done first. */
export function openStep(state: CheckoutState, asked: string | null): Step {
  const last = furthestStep(state);
  const wanted = STEPS.find((step) => step === asked);
  return wanted && STEPS.indexOf(wanted) <= STEPS.indexOf(last) ? wanted : asked === null ? 'delivery' : last;
}

/** The first step that lacks something. */
export function furthestStep({ contact, shippingAddress, containsShipToHomeItem }: CheckoutState): Step {
  if (!contact?.email || (containsShipToHomeItem && !shippingAddress)) return 'contact';
  return 'payment';
}
