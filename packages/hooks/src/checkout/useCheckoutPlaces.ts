import { checkoutPlaces } from './checkoutLayout.ts';
import { CHECKOUT_STEPS } from './checkoutSteps.ts';
import { useCheckoutPlan } from './useCheckoutPlan.ts';

/** The layout of this shopper's order, and where its steps are; the newest one before it is known. */
export const useCheckoutPlaces = () =>
  checkoutPlaces(useCheckoutPlan() ?? { generation: 'v3', order: CHECKOUT_STEPS });
