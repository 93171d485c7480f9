import {
  brandParameters,
  brandQueries,
  catalogQueries,
  contentQueries,
  dealQueries,
  prefetch,
} from '@driveline/hooks';
import { fetchRequired } from '../../data/fetchRequired.ts';
import type { LoadPage } from '../../data/page.ts';

/** `/brands` and `/brands/{brandName}`; an unknown brand is not found (CATALOG-046). */
export const loadBrands: LoadPage = async (page) => {
  const { client, params, url, shopper } = page;
  if (!params['brandName']) return fetchRequired(page, brandQueries.brands(client));
  const answer = await fetchRequired(page, brandQueries.brand(client, params['brandName']));
  const [brand] = answer?.brands ?? [];
  if (!brand) return undefined;
  const parameters = brandParameters(brand.name, url.searchParams);
  return fetchRequired(page, catalogQueries.search(client, parameters, shopper));
};

export const loadMakes: LoadPage = (page) => fetchRequired(page, brandQueries.makes(page.client));

/** The models of a make; without one the makes come first (CATALOG-047). */
export const loadModels: LoadPage = async (page) => {
  const make = page.url.searchParams.get('make');
  return make ? fetchRequired(page, brandQueries.models(page.client, make)) : loadMakes(page);
};

/** What does not answer is left out: the fixed ways still lead on (SHELL-064). */
export const loadSiteMap: LoadPage = ({ client, queryClient }) =>
  prefetch(queryClient, [
    contentQueries.header(client),
    contentQueries.footer(client),
    brandQueries.brands(client),
    brandQueries.makes(client),
    dealQueries.byCategory(client),
  ]);
