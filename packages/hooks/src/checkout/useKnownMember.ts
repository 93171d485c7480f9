import { useAddresses, useProfile } from '../account/useAccount.ts';
import { useCurrentAccount } from '../account/useAlerts.ts';
import type { KnownMember } from './contactStep.ts';

/** Profile and saved addresses of who is signed in; nothing of a guest (PLUS-050). */
export function useKnownMember(): KnownMember & { readonly isGuest: boolean } {
  const { isAuthenticated: enabled } = useCurrentAccount();
  const { data: profile } = useProfile({ enabled });
  const { data: book } = useAddresses({ enabled });
  return { isGuest: !enabled, profile, addresses: (enabled && book?.addresses) || [] };
}
