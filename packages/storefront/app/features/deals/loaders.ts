import { catalogQueries, dealQueries, pageQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { askFor } from '../../data/asked.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { CLEARANCE, shelfOf, shelfParameters } from './dealShelf.ts';
import { todayQuery } from '../../shop/today.ts';

export const COUPONS_PATH = '/coupons';

/** `/lp/deals`: what does not answer is left out (CATALOG-043). */
export const loadDealsHome: LoadPage = async ({ client, queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(dealQueries.byCategory(client)),
    queryClient.prefetchQuery(dealQueries.list(client)),
  ]);
};

/** The ad of the shopper's store, or of every store. */
export const loadCircular: LoadPage = async ({ client, queryClient, shopper }) => {
  await Promise.all([
    queryClient.prefetchQuery(dealQueries.list(client)),
    queryClient.prefetchQuery(dealQueries.rebates(client, shopper.storeNumber)),
  ]);
};

/** `/coupons`: the codes of the content, and the day that tells which of them hold. */
export const loadCoupons: LoadPage = async ({ client, queryClient, market }) => {
  await Promise.all([
    queryClient.prefetchQuery(pageQueries.page(client, COUPONS_PATH)),
    queryClient.prefetchQuery(todayQuery(market.timeZone)),
  ]);
};

/** Other names of pages (CATALOG-041). */
const ALIASES: Readonly<Record<string, string>> = { '': '/lp/deals', localstoreadd: '/circular' };

const byName: Readonly<Record<string, LoadPage>> = {
  clearance: async (page) => {
    const parameters = shelfParameters(CLEARANCE, page.url.searchParams);
    await askFor(page, catalogQueries.search(page.client, parameters, page.shopper));
  },
  hotDeal: async (page) => void (await askFor(page, dealQueries.list(page.client))),
  pages: async (page) => void (await askFor(page, pageQueries.page(page.client, '/deals/pages'))),
  rebates: async (page) => void (await askFor(page, dealQueries.rebates(page.client))),
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
  const content = await askFor(page, pageQueries.page(page.client, `/deals/${cmsPath}`));
  const shelf = content && shelfOf(content, rest);
  if (!shelf) return;
  await page.queryClient.prefetchQuery(todayQuery(page.market.timeZone));
  const parameters = shelfParameters(shelf, page.url.searchParams);
  await askFor(page, catalogQueries.search(page.client, parameters, page.shopper));
}
