import {
  catalogQueries,
  dealQueries,
  pageQueries,
  prefetch,
  searchParameters,
  shelfOfDeal,
  todayQuery,
} from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { fetchRequired } from '../../data/fetchRequired.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import * as paths from '../../paths/index.ts';

/** `/lp/deals`: what does not answer is left out (CATALOG-043). */
export const loadDealsHome: LoadPage = ({ client, queryClient, shopper }) =>
  prefetch(queryClient, [dealQueries.byCategory(client), dealQueries.list(client, shopper)]);

/** The ad of the shopper's store, or of every store. */
export const loadCircular: LoadPage = ({ client, queryClient, shopper }) =>
  prefetch(queryClient, [
    dealQueries.list(client, shopper),
    dealQueries.rebates(client, shopper.storeNumber),
  ]);

/** `/coupons`: the codes of the content, what the server says of them, and the day that tells which of them hold. */
export const loadCoupons: LoadPage = ({ client, queryClient, market }) =>
  prefetch(queryClient, [
    pageQueries.page(client, paths.couponContent()),
    dealQueries.byCategory(client),
    todayQuery(market.timeZone),
  ]);

/** Other names of pages (CATALOG-041). */
const ALIASES: Readonly<Record<string, string>> = { '': paths.deals(), localstoreadd: paths.circular() };

const byName: Readonly<Record<string, LoadPage>> = {
  clearance: (page) => loadParts(page, paths.dealContent('clearance')),
  // Asked for each time: a part may have been sold out since.
  hotDeal: (page) => fetchRequired(page, { ...dealQueries.list(page.client, page.shopper), staleTime: 0 }),
  pages: (page) => fetchRequired(page, pageQueries.page(page.client, paths.dealContent('pages'))),
  rebates: (page) => fetchRequired(page, dealQueries.rebates(page.client)),
};

/** `/deals/…`: one of the shop's own lists, else a merchandising shelf of the content (CATALOG-027). */
export const loadDeals: LoadPage = async (page) => {
  const rest = page.params['*'] ?? '';
  const alias = ALIASES[rest];
  if (alias) throw redirect(alias, 301);
  const own = Object.hasOwn(byName, rest) ? byName[rest] : undefined;
  return own ? own(page) : loadShelf(page, rest);
};

async function loadShelf(page: Page, rest: string): Promise<void> {
  const [cmsPath = ''] = rest.split('/');
  const content = await fetchRequired(page, pageQueries.page(page.client, paths.dealContent(cmsPath)));
  const shelf = content && shelfOfDeal(content, rest);
  if (!shelf) return;
  await page.queryClient.prefetchQuery(todayQuery(page.market.timeZone));
  await loadParts(page, shelf);
}

function loadParts(page: Page, shelf: string) {
  const parameters = searchParameters(page.url.searchParams, shelf);
  return fetchRequired(page, catalogQueries.search(page.client, parameters, page.shopper));
}
