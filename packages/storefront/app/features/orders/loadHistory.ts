import { orderQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';
import { pageOf } from '../account-page/index.ts';
import { historyFilter } from './historyFilter.ts';

/** One page of the account's orders, as the address names it (ACCT-046). */
export const loadHistory: LoadPage = async ({ client, queryClient, url: { searchParams } }) => {
  await queryClient.prefetchQuery(
    orderQueries.historyPage(client, historyFilter(searchParams), pageOf(searchParams)),
  );
};
