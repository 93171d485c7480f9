export * from './contactModal.ts';
export { contactMutations } from './contactMutations.ts';
export * from './useContact.ts';
export * from './contactRules.ts';
