import { accountOf, rewardsQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';
import { headerOf } from '../session/index.ts';

/** The card of who is signed in; its activity is asked by the page, which knows the days. */
export const loadRewards: LoadPage = async (page) => {
  if (!accountOf(await headerOf(page)).isAuthenticated) return;
  await page.queryClient.prefetchQuery(rewardsQueries.account(page.client));
};
