export * from './cartCodes.ts';
export { promoMutations } from './promoMutations.ts';
