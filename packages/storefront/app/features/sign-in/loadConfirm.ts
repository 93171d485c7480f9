import { accountQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';

/** The address that is about to be confirmed. */
export const loadConfirm: LoadPage = async ({ client, queryClient }) => {
  await queryClient.prefetchQuery(accountQueries.current(client));
};
