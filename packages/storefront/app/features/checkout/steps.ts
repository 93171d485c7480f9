import type { CheckoutStep } from '@driveline/hooks';

/** Where a step stands; without one the checkout opens what is next to do. */
export const stepPath = (step?: CheckoutStep) => (step ? `/checkout?step=${step}` : '/checkout');
