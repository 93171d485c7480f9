export { promoAmount } from './promoAmount.ts';
export type { AmountParts } from './promoAmount.ts';
export { promoMutations } from './promoMutations.ts';
export * from './usePromotions.ts';
