import type { B2cClient, HeaderData, ProductDetail, SkuDetail } from '@driveline/api';
import { openShipmentTypes } from '@driveline/api/server';
import type { QueryClient } from '@tanstack/react-query';
import type { Shopper } from '../shopper/shopper.ts';
import { catalogQueries, type SkuParameters } from './catalogQueries.ts';

/**
 * Price, stock and promise of a product that was answered a moment ago, before its page shows them. The answer itself has
 * them for as many as its form starts with, and nothing more is asked for. A member is also told how the last order came,
 * which it does not have.
 * @param header undefined on a page that everybody gets
 */
export const prefetchSku = (
  queryClient: QueryClient,
  client: B2cClient,
  product: ProductDetail,
  asked: SkuParameters,
  { shopper, header }: { readonly shopper: Shopper; readonly header: HeaderData | undefined },
): Promise<unknown> => {
  const query = catalogQueries.skuDetails(client, asked, shopper);
  const isMember = header?.myAccountMap.anonymous === 'false';
  const sku = !isMember && isOfStart(product, asked) && skuOf(product);
  // By the query itself, which says how its answer is handed over.
  return queryClient.prefetchQuery(sku ? { ...query, queryFn: () => ({ skus: [sku] }) } : query);
};

const isOfStart = ({ defaultQuantity }: ProductDetail, { quantity, postalCode }: SkuParameters): boolean =>
  quantity === defaultQuantity && !postalCode;

function skuOf(product: ProductDetail): SkuDetail | undefined {
  const { skuNumber, price, corePrice, discountPrice, payTerms, available, fit, availability } = product;
  if (!availability) return undefined;
  const shippingMethods = openShipmentTypes(availability);
  const money = { price, corePrice, discountPrice, ...(payTerms && { payTerms }) };
  return { skuNumber, ...money, available, shippingMethods, availability, fit };
}
