import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { brandQueries } from './brandQueries.ts';
import { catalogQueries } from './catalogQueries.ts';
import type { SearchParameters } from './catalogQueries.ts';
import type { ProductParameters } from './fetchProduct.ts';

// The factories of this folder, wired to the client of the page and to its shopper where answers depend on one.
export function useSearch(parameters: SearchParameters) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.search(client, parameters, shopper));
}
export function useProduct(parameters: ProductParameters) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.product(client, parameters, shopper));
}
export function useSkuDetails(parameters: {
  readonly skuNumbers: readonly string[];
  readonly postalCode?: string;
}) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.skuDetails(client, parameters, shopper));
}
export function useSuggestions(searchTerm: string | undefined) {
  const { client, shopper } = useB2c();
  return useQuery({
    ...catalogQueries.suggestions(client, searchTerm ?? '', shopper),
    enabled: searchTerm !== undefined,
  });
}
export function useRelatedParts(skuNumber: string) {
  const { client, shopper } = useB2c();
  return useQuery(catalogQueries.relatedParts(client, skuNumber, shopper));
}
export const useCategory = (canonicalPath: string) =>
  useQuery(catalogQueries.category(useB2c().client, canonicalPath));
export const usePageType = (canonicalPath: string) =>
  useQuery(catalogQueries.pageType(useB2c().client, canonicalPath));
export const useBrands = () => useQuery(brandQueries.brands(useB2c().client));
export const useBrand = (brandName: string) => useQuery(brandQueries.brand(useB2c().client, brandName));
export const useMakes = () => useQuery(brandQueries.makes(useB2c().client));
export const useModels = (makeName: string) => useQuery(brandQueries.models(useB2c().client, makeName));
