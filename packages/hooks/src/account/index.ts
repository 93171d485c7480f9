export * from './alerts.ts';
export { accountMutations } from './accountMutations.ts';
export { accountQueries } from './accountQueries.ts';
export * from './useAccount.ts';
