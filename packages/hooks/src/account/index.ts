export * from './accountForms.ts';
export * from './alerts.ts';
export { accountMutations } from './accountMutations.ts';
export { accountQueries } from './accountQueries.ts';
export * from './savedCards.ts';
export { profileSectionForm, saveProfileSection } from './profileSections.ts';
export type { ProfileMarket, ProfileSectionName } from './profileSections.ts';
export * from './useAccount.ts';
export { useAlerts, useCurrentAccount } from './useAlerts.ts';
