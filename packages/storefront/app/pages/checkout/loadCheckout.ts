import {
  accountOf,
  addressInLayout,
  checkoutQueries,
  codeOfCart,
  configQueries,
  createCookieJar,
  keptGeneration,
  leavesIdleCheckout,
  memberQueries,
  orderLines,
  prefetch,
  readConfig,
  rewardsQueries,
  setCheckoutPlan,
  storeQueries,
  checkoutPlaces,
} from '@driveline/hooks';
import { redirect, replace } from 'react-router-dom';
import { fetchRequired, notFound } from '../../data/fetchRequired.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { IDLE_TARGET, leaveTarget } from '../../parts/cart/leaveTarget.ts';
import { checkoutOrder } from './checkoutOrder.ts';
import { headerOf } from '../../session/forMembers.ts';
import * as paths from '../../paths/index.ts';

/** What the checkout shows; without lines there is nothing to check out (CART-020). */
export const loadCheckout: LoadPage = async (page) => {
  const { client, queryClient, market, header, url, lastCallAt } = page;
  if (!market.checkout.enabled) throw redirect(paths.home());
  const config = readConfig(queryClient.getQueryData(configQueries.global(client).queryKey));
  const visit = { path: url.pathname, lastCallAt, now: Date.now(), idleMs: config.values.SESSION_IDLE_MS };
  if (leavesIdleCheckout(visit)) throw redirect(IDLE_TARGET);
  const query = checkoutQueries.state(client);
  const [state] = await Promise.all([
    fetchRequired(page, query),
    prefetch(queryClient, [
      checkoutQueries.shipmentOptions(client),
      checkoutQueries.paymentOptions(client),
      ...(header?.myAccountMap.rewardsId ? [rewardsQueries.account(client)] : []),
    ]),
    loadMember(page),
  ]);
  const left = leaveTarget(queryClient.getQueryState(query.queryKey)?.error);
  if (left) throw redirect(left);
  if (state && orderLines(state.cart).length === 0) throw replace(paths.cart());
  const code = state && codeOfCart(state);
  if (code) await queryClient.prefetchQuery(storeQueries.placeByPostalCode(client, code));
  const { cookies = createCookieJar(), params } = page;
  const { secure = url.protocol === 'https:' } = page.cookies ?? {};
  const generation = keptGeneration(cookies, market.checkout, client, { secure });
  const plan = { generation, order: checkoutOrder };
  setCheckoutPlan(queryClient, plan);
  const { layout, addressOf } = checkoutPlaces(plan);
  if (!checkoutOrder.some((step) => step === (params['step'] ?? step))) throw notFound();
  const inLayout = state && addressInLayout(layout, url, state, addressOf);
  if (inLayout) throw redirect(inLayout);
};

/** What fills a member's contact and payment step (PLUS-050). */
async function loadMember(page: Page): Promise<void> {
  const { client, queryClient } = page;
  const { isAuthenticated, isAutoLogin } = accountOf(await headerOf(page));
  if (!isAuthenticated || isAutoLogin) return;
  await prefetch(queryClient, memberQueries(client));
}
