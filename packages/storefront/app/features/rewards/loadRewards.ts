import { accountOf, accountQueries, pageQueries, rewardsQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import type { LoadPage, Page } from '../../data/page.ts';
import { todayQuery } from '../../shop/today.ts';
import { headerOf } from '../session/index.ts';
import { activityDays } from './activityDays.ts';
import { LINK_PATH, REWARDS_PATH } from './paths.ts';
import { rulesSource } from './rules.ts';

const memberOf = async (page: Page) => accountOf(await headerOf(page));

const loadToday = ({ queryClient, market }: Page) => queryClient.prefetchQuery(todayQuery(market.timeZone));

/** The card of who is signed in, and what happened on it in the days that the address names (REWARD-040). */
export const loadRewards: LoadPage = async (page) => {
  if (!(await memberOf(page)).isAuthenticated) return;
  const { client, queryClient, market, url } = page;
  const [today, account] = await Promise.all([
    queryClient.fetchQuery(todayQuery(market.timeZone)),
    queryClient.fetchQuery(rewardsQueries.account(client)).catch(() => undefined),
  ]);
  const number = account?.loyaltyAccount?.rewardsCardNumber;
  if (!number) return;
  const days = activityDays(url.searchParams, today);
  await queryClient.prefetchQuery(rewardsQueries.activity(client, number, days));
};

/** Without a card there are no credits to ask for: one is linked first (REWARD-041). */
export const loadCredit: LoadPage = async (page) => {
  if (!(await memberOf(page)).isRewardsMember) throw redirect(LINK_PATH);
  await loadToday(page);
};

/** Who has a card has nothing to link (REWARD-043). */
export const loadLink: LoadPage = async (page) => {
  if ((await memberOf(page)).isRewardsMember) throw redirect(REWARDS_PATH);
};

/** The same for joining; what the profile knows is filled in (REWARD-044). */
export const loadJoin: LoadPage = async (page) => {
  await loadLink(page);
  await Promise.all([page.queryClient.prefetchQuery(accountQueries.current(page.client)), loadToday(page)]);
};

/** Completing the holder of a card that is being linked; without one the link begins anew (REWARD-045). */
export const loadUpdate: LoadPage = async (page) => {
  if (!page.url.searchParams.has('card')) throw redirect(LINK_PATH);
  await page.queryClient.prefetchQuery(accountQueries.current(page.client));
};

/** The rules, and whether this account still has to accept them (REWARD-042). */
export const loadRules: LoadPage = async (page) => {
  const { client, queryClient, market } = page;
  const { isAuthenticated } = await memberOf(page);
  await Promise.all([
    queryClient.prefetchQuery(pageQueries.page(client, rulesSource(market))),
    isAuthenticated ? queryClient.prefetchQuery(accountQueries.current(client)) : undefined,
  ]);
};
