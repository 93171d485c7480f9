import { accountQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';

/** Profile and addresses (ACCT-041). */
export const loadProfile: LoadPage = async ({ client, queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(accountQueries.current(client)),
    queryClient.prefetchQuery(accountQueries.addresses(client)),
  ]);
};
