import { catalogQueries, productSummary, useB2c } from '@driveline/hooks';
import { RelatedParts, type ProductSection } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useShop, useText } from '../../shop/useShop.ts';
import { useBuying } from './useBuying.ts';

/** Parts of the same job; nothing without them (CATALOG-037). */
export function useRelatedParts(skuNumber: string, vehicle: string | undefined): ProductSection | undefined {
  const text = useText();
  const { market } = useShop();
  const { client, shopper } = useB2c();
  const { data } = useQuery(catalogQueries.relatedParts(client, skuNumber, shopper));
  const buying = useBuying(vehicle);
  const products = (data?.products ?? []).map((product) => productSummary(product, market));
  if (products.length === 0) return undefined;
  const content = <RelatedParts products={products} {...buying} />;
  return { id: 'related', title: text('product.related'), content };
}
