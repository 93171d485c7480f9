import { accountOf, accountQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useHeaderData } from '../session/index.ts';
import type { KnownMember } from './contactFields.ts';

/** Profile and saved addresses of who is signed in; nothing of a guest (PLUS-050). */
export function useMember(): KnownMember & { readonly isGuest: boolean } {
  const { client } = useB2c();
  const { isAuthenticated } = accountOf(useHeaderData().data);
  const { data: profile } = useQuery(accountQueries.current(client, { enabled: isAuthenticated }));
  const { data: book } = useQuery(accountQueries.addresses(client, { enabled: isAuthenticated }));
  return { isGuest: !isAuthenticated, profile, addresses: (isAuthenticated && book?.addresses) || [] };
}
