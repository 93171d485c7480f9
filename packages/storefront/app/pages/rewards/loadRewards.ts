import {
  accountOf,
  accountQueries,
  activityDays,
  pageQueries,
  rewardsQueries,
  todayQuery,
} from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import { redirect } from 'react-router-dom';
import type { LoadPage, Page } from '../../data/page.ts';
import { headerOf } from '../../session/forMembers.ts';
import * as paths from '../../paths/index.ts';

/** A market without rewards has none of their pages. */
const inProgram =
  (load: LoadPage): LoadPage =>
  async (page) => {
    if (page.market.features?.rewards === false) throw redirect(paths.home());
    return load(page);
  };

const memberOf = async (page: Page) => accountOf(await headerOf(page));
const loadToday = ({ queryClient, market }: Page) => queryClient.prefetchQuery(todayQuery(market.timeZone));

/** The card of who is signed in, and what happened on it in the days that the address names (REWARD-040). */
export const loadRewards = inProgram(async (page) => {
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
});

/** The card to show at the register (CONTENT-023). */
export const loadWallet = inProgram(async (page) => {
  if ((await memberOf(page)).isAuthenticated)
    await page.queryClient.prefetchQuery(rewardsQueries.account(page.client));
});

/** Without a card there are no credits to ask for: one is linked first (REWARD-041), unless nobody knows who asks. */
export const loadCredit = inProgram(async (page) => {
  const header = await headerOf(page);
  if (header && !accountOf(header).isRewardsMember) throw redirect(paths.rewardsLink());
  await Promise.all([page.queryClient.prefetchQuery(rewardsQueries.account(page.client)), loadToday(page)]);
});

/** A holder of a card has nothing to link (REWARD-043). */
export const loadLink = inProgram(async (page) => {
  if ((await memberOf(page)).isRewardsMember) throw redirect(paths.rewards());
});

/** The same for joining; what the profile knows is filled in (REWARD-044). */
export const loadJoin = inProgram(async (page) => {
  await loadLink(page);
  await Promise.all([page.queryClient.prefetchQuery(accountQueries.current(page.client)), loadToday(page)]);
});

/** Completing the holder of a card that is being linked; without one the link begins again (REWARD-045). */
export const loadUpdate = inProgram(async (page) => {
  if (!page.url.searchParams.has('card')) throw redirect(paths.rewardsLink());
  await page.queryClient.prefetchQuery(accountQueries.current(page.client));
});

/** Without a second card there is nothing to merge (REWARD-046). */
export const loadMerge = inProgram(async ({ client, queryClient }) => {
  const asked = queryClient.fetchQuery(rewardsQueries.account(client));
  const cards = await asked.then(({ accounts }) => accounts.length).catch(() => undefined);
  if (cards !== undefined && cards < 2) throw redirect(paths.rewards());
});

/** Section of the market's legal page that holds the rules: what is accepted and what is read are one text. */
export const RULES_SECTION = 'rewardsProgramRules';

/** The page that the market's legal links begin with. */
export const rulesSource = ({ legalLinks }: Pick<Market, 'legalLinks'>): string =>
  legalLinks[0]?.href.split('#')[0] ?? paths.home();

/** The rules, and whether this account still has to accept them (REWARD-042). */
export const loadRules = inProgram(async (page) => {
  const { client, queryClient, market } = page;
  await Promise.all([
    queryClient.prefetchQuery(pageQueries.page(client, rulesSource(market))),
    (await memberOf(page)).isAuthenticated && queryClient.prefetchQuery(accountQueries.current(client)),
  ]);
});
