import { useHeader } from '../header/useHeader.ts';
import { accountOf } from '../state/headerFacts.ts';
import type { Account } from '../state/headerFacts.ts';
import type { LoyaltyAlert } from './alerts.ts';
import { useProfile } from './useAccount.ts';

const NO_ALERTS: readonly LoyaltyAlert[] = [];

/** Who the shopper is by header data; a guest's until it is here. */
export const useCurrentAccount = (): Account => accountOf(useHeader().data);

/** What the account asks its shopper; the profile is read for authenticated ones only (ACCT-004). */
export function useAlerts(): readonly LoyaltyAlert[] {
  const { isAuthenticated } = useCurrentAccount();
  const { data } = useProfile({ enabled: isAuthenticated });
  return (isAuthenticated && data?.loyaltyAccountAlerts) || NO_ALERTS;
}
