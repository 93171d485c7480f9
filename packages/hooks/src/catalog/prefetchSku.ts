import { openShipmentTypes, type B2cClient, type ProductDetail, type SkuDetail } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import type { Shopper } from '../shopper/shopper.ts';
import { catalogQueries, type SkuParameters } from './catalogQueries.ts';

/** What is asked of one product. */
type Asked = Pick<SkuParameters, 'quantity' | 'postalCode'>;

/**
 * Price, stock and promise of a product, before its page shows them. The product's own answer has them for as many as
 * its form starts with: right after it nothing more is asked for.
 * @param isNew whether the product was answered a moment ago, and to a guest: a member is also told how the last order
 * came
 */
export const prefetchSku = (
  queryClient: QueryClient,
  client: B2cClient,
  product: ProductDetail,
  asked: Asked,
  { shopper, isNew }: { readonly shopper: Shopper; readonly isNew: boolean },
): Promise<unknown> => {
  const query = catalogQueries.skuDetails(client, { skuNumbers: [product.skuNumber], ...asked }, shopper);
  const sku = isNew && isOfStart(product, asked) && skuOf(product);
  if (!sku) return queryClient.prefetchQuery(query);
  queryClient.setQueryData(query.queryKey, { skus: [sku] });
  return Promise.resolve();
};

const isOfStart = ({ defaultQuantity }: ProductDetail, { quantity, postalCode }: Asked): boolean =>
  quantity === defaultQuantity && !postalCode;

function skuOf(product: ProductDetail): SkuDetail | undefined {
  const { skuNumber, price, corePrice, discountPrice, payTerms, available, fit, availability } = product;
  if (!availability) return undefined;
  const shippingMethods = openShipmentTypes(availability);
  const money = { price, corePrice, discountPrice, ...(payTerms && { payTerms }) };
  return { skuNumber, ...money, available, shippingMethods, availability, fit };
}
