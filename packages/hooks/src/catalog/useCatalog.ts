import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { brandQueries } from './brandQueries.ts';
import { catalogQueries } from './catalogQueries.ts';
import type { SearchParameters, SkuParameters } from './catalogQueries.ts';
import type { ProductParameters } from './fetchProduct.ts';

// The factories of this folder, wired to the client of the page and to its shopper where answers depend on one.

/** Search results for a text, or the shelf at a path, with facets and fit: `catalog.search`. */
export function useSearch(parameters: SearchParameters) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.search(client, parameters, shopper));
}
/** Product details by url, sku or part number: `catalog.product`. */
export function useProduct(parameters: ProductParameters) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.product(client, parameters, shopper));
}
/** Price, stock, promise and fit of up to 24 skus: `catalog.skuDetails`. */
export function useSkuDetails(parameters: SkuParameters) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.skuDetails(client, parameters, shopper));
}
/** Type-ahead suggestions, used while a vehicle flag is off: `catalog.suggestions`. */
export function useSuggestions(searchTerm: string | undefined) {
  const { client, shopper } = useB2c();
  return useQuery({
    ...catalogQueries.suggestions(client, searchTerm ?? '', shopper),
    enabled: searchTerm !== undefined,
  });
}
/** Parts of the same job: `catalog.relatedParts`. */
export function useRelatedParts(skuNumber: string) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.relatedParts(client, skuNumber, shopper));
}
/** The tiles of a category page: `catalog.category`. */
export function useCategory(canonicalPath: string) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.category(client, canonicalPath, shopper));
}
/** What a path shows: product, shelf, category or another path: `catalog.pageType`. */
export const usePageType = (canonicalPath: string) =>
  useQuery(catalogQueries.pageType(useB2c().client, canonicalPath));
/** Brands that the market sells, by name: `catalog.brands`. */
export const useBrands = () => useQuery(brandQueries.brands(useB2c().client));
/** One brand with its story and its shelves: `catalog.brand`. */
export const useBrand = (brandName: string) => useQuery(brandQueries.brand(useB2c().client, brandName));
/** Makes of the market's vehicles, by name: `catalog.makes`. */
export const useMakes = () => useQuery(brandQueries.makes(useB2c().client));
/** Models of a make with their years: `catalog.models`. */
export const useModels = (makeName: string) => useQuery(brandQueries.models(useB2c().client, makeName));
