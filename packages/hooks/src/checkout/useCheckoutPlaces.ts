import { checkoutPlaces } from './checkoutLayout.ts';
import { useCheckoutGeneration } from './useCheckoutGeneration.ts';

/** The layout of this shopper's order, and where its steps are; the newest one before it is known. */
export const useCheckoutPlaces = () => checkoutPlaces(useCheckoutGeneration() ?? 'v3');
