import {
  catalogQueries,
  isGiftCardTerm,
  isShopsRefusal,
  resultsPath,
  searchParameters,
  type PageType,
} from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { fetchRequired, notFound } from '../../data/fetchRequired.ts';
import { redirectTarget } from '../../data/redirectTarget.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import * as paths from '../../paths/index.ts';

/** `/searchresult`; one exact hit leads to its product (CATALOG-013). */
export const loadResults: LoadPage = async (page) => {
  const { client, url, market, shopper } = page;
  // What the box does with script, for those without: gift cards elsewhere, clean text and the vehicle's check.
  if (isGiftCardTerm(url.searchParams.get('searchText') ?? '')) throw redirect(market.giftCards.path);
  const asked = url.pathname + url.search;
  const path = resultsPath(asked, { hasVehicle: shopper.vehicle !== undefined, search: market.search });
  if (path !== asked) throw redirect(path);
  const result = await fetchRequired(
    page,
    catalogQueries.search(client, searchParameters(url.searchParams), shopper),
  );
  if (result?.redirectURL) throw redirect(redirectTarget(result.redirectURL, url), 302);
};

/** A shelf at its own path. */
const loadShelf: LoadPage = async (page) => {
  const { client, url, shopper } = page;
  const parameters = searchParameters(url.searchParams, url.pathname);
  await fetchRequired(page, catalogQueries.search(client, parameters, shopper));
};

/** A category at its own path; without children it is a shelf at once (CATALOG-029). */
const loadCategory: LoadPage = async (page) => {
  const { client, shopper, url } = page;
  const category = await fetchRequired(page, catalogQueries.category(client, url.pathname, shopper));
  if (category?.children.length === 0) await loadShelf(page);
};

/** A product has one address, below `/products/`: whatever else leads to it is an older one. */
const leadToProduct: LoadPage = async ({ client, queryClient, url }) => {
  const type = queryClient.getQueryData(catalogQueries.pageType(client, url.pathname).queryKey);
  const path = type?.result?.canonicalPath ?? url.pathname;
  if (path === url.pathname) throw notFound();
  throw redirect(redirectTarget(path, url), 301);
};

const byType: Record<string, LoadPage> = {
  PRODUCT: leadToProduct,
  SHELF: loadShelf,
  CATEGORY: loadCategory,
};

const MOVED: Readonly<Record<string, string>> = { '/shopbybrand': paths.brands() }; // CATALOG-046
/** Where something is done that has no page of its own: what became of two cards is on the page of the rewards. */
const INSTEAD: Readonly<Record<string, string>> = {
  '/community': paths.landing('community'),
  '/mergeConfirmation': paths.rewards(),
  '/sms': paths.landing('sms'),
  '/storeexperience': paths.contact('storeExperience'),
};

/** The catch-all: what a path shows is looked up first (CATALOG-021). */
export const loadPath: LoadPage = async (page) => {
  const path = page.url.pathname;
  // One slash between names: a path that begins with two would, as the target of a redirect, be another host.
  const bare = `/${path.split('/').filter(Boolean).join('/')}`;
  if (bare !== path) throw redirect(bare + page.url.search, 301);
  if (MOVED[path]) throw redirect(MOVED[path] + page.url.search, 301);
  const instead = INSTEAD[path];
  if (instead) throw redirect(instead + page.url.search);
  const type = await lookUp(page, path);
  if (!type) return;
  if (type.redirectUrl) throw redirect(redirectTarget(type.redirectUrl, page.url), 301);
  const load = byType[type.result?.pageType ?? ''];
  if (!load) throw notFound();
  await load(page);
};

async function lookUp(page: Page, path: string): Promise<PageType | undefined> {
  const query = catalogQueries.pageType(page.client, path);
  const type = await fetchRequired(page, query);
  const { error } = page.queryClient.getQueryState(query.queryKey) ?? {};
  if (isShopsRefusal(error)) throw redirect(paths.error('refused'));
  return type;
}
