import { brandQueries, catalogQueries, contentQueries, dealQueries } from '@driveline/hooks';
import { askFor } from '../../data/asked.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { brandParameters } from './brandParameters.ts';

/** `/brands` and `/brands/{brandName}`; an unknown brand is not found (CATALOG-046). */
export const loadBrands: LoadPage = async (page) => {
  const { client, params, url, shopper } = page;
  if (!params['brandName']) return void (await askFor(page, brandQueries.brands(client)));
  const answer = await askFor(page, brandQueries.brand(client, params['brandName']));
  const [brand] = answer?.brands ?? [];
  if (!brand) return;
  await askFor(page, catalogQueries.search(client, brandParameters(brand.name, url.searchParams), shopper));
};

export const loadMakes: LoadPage = async (page) => void (await askFor(page, brandQueries.makes(page.client)));

/** The models of a make; without one the makes come first (CATALOG-047). */
export const loadModels: LoadPage = async (page) => {
  const make = page.url.searchParams.get('make');
  if (!make) return loadMakes(page);
  await askFor(page, brandQueries.models(page.client, make));
};

/** What does not answer is left out: the fixed ways still lead on (SHELL-064). */
export const loadSiteMap: LoadPage = async ({ client, queryClient }: Page) => {
  await Promise.all([
    queryClient.prefetchQuery(contentQueries.header(client)),
    queryClient.prefetchQuery(contentQueries.footer(client)),
    queryClient.prefetchQuery(brandQueries.brands(client)),
    queryClient.prefetchQuery(brandQueries.makes(client)),
    queryClient.prefetchQuery(dealQueries.byCategory(client)),
  ]);
};
