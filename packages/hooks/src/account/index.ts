export * from './alerts.ts';
export { accountMutations } from './accountMutations.ts';
export { accountQueries } from './accountQueries.ts';
export * from './useAccount.ts';
export { useAlerts, useCurrentAccount } from './useAlerts.ts';
