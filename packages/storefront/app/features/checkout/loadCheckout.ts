import {
  accountOf,
  accountQueries,
  checkoutQueries,
  configQueries,
  leavesIdleCheckout,
  orderLines,
  readConfig,
  rewardsQueries,
} from '@driveline/hooks';
import { redirect, replace } from 'react-router-dom';
import { askFor } from '../../data/asked.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { IDLE_TARGET, leaveTarget } from '../cart/index.ts';
import { headerOf } from '../session/index.ts';

/** What the checkout shows; without lines there is nothing to check out (CART-020). */
export const loadCheckout: LoadPage = async (page) => {
  const { client, queryClient, market, header } = page;
  if (!market.checkout.enabled) throw redirect('/');
  if (hasSlept(page)) throw redirect(IDLE_TARGET);
  const query = checkoutQueries.state(client);
  const [state] = await Promise.all([
    askFor(page, query),
    queryClient.prefetchQuery(checkoutQueries.shipmentOptions(client)),
    queryClient.prefetchQuery(checkoutQueries.paymentOptions(client)),
    header?.myAccountMap.rewardsId && queryClient.prefetchQuery(rewardsQueries.account(client)),
    loadMember(page),
  ]);
  const left = leaveTarget(queryClient.getQueryState(query.queryKey)?.error);
  if (left) throw redirect(left);
  if (state && orderLines(state.cart).length === 0) throw replace('/cart');
};

/** What fills a member's contact step (PLUS-050). */
async function loadMember(page: Page): Promise<void> {
  const { client, queryClient } = page;
  const { isAuthenticated, isAutoLogin } = accountOf(await headerOf(page));
  if (!isAuthenticated || isAutoLogin) return;
  await Promise.all([
    queryClient.prefetchQuery(accountQueries.current(client)),
    queryClient.prefetchQuery(accountQueries.addresses(client)),
  ]);
}

function hasSlept({ client, queryClient, url, lastCallAt }: Page): boolean {
  const config = readConfig(queryClient.getQueryData(configQueries.global(client).queryKey));
  return leavesIdleCheckout({
    path: url.pathname,
    lastCallAt,
    now: Date.now(),
    idleMs: config.values.SESSION_IDLE_MS,
  });
}
