export * from './contactModal.ts';
export { contactMutations } from './contactMutations.ts';
export * from './useContact.ts';
export * from './contactRules.ts';
export { contactQueries } from './contactQueries.ts';
