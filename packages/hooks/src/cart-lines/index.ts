export { lineMutations } from './lineMutations.ts';
export * from './useCartLines.ts';
