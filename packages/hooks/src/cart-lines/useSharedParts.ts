import type { B2cClient, Product, ProductDetail } from '@driveline/api';
import { partsBySku, usePartsBySku } from '../catalog/partsBySku.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { productSummary } from '../models/productSummary.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import type { Shopper } from '../shopper/shopper.ts';
import type { AddedParts } from './addParts.ts';
import { sharedParts, sharedPath } from './sharedLink.ts';

/** A page of fifty parts hands over what it shows of each. */
export const asListed = (part: ProductDetail): Product => ({
  skuNumber: part.skuNumber,
  partNumber: part.partNumber,
  itemDescription: part.itemDescription,
  brandName: part.brandName,
  productDetailsPageUrl: part.productDetailsPageUrl,
  productImageUrl: part.productImageUrl,
  price: part.price,
  corePrice: part.corePrice,
  discountPrice: part.discountPrice,
  rating: part.rating,
  vehicleFit: part.vehicleFit,
  vehicleFitment: part.vehicleFitment,
  available: part.available,
  availability: part.availability,
  fit: part.fit,
  drawing: part.drawing,
  layout: part.layout,
  unit: part.unit,
  defaultQuantity: part.defaultQuantity,
  ...(part.configurable && { configurable: true }),
  reviewCount: 0,
  attributes: [],
});

/** What the page of a shared link asks: each part by its number. */
export const sharedQueries = (client: B2cClient, search: URLSearchParams, shopper: Shopper) =>
  partsBySku(
    client,
    sharedParts(search).map(({ skuNumber }) => skuNumber),
    shopper,
    'shared',
    asListed,
  );

/**
 * The parts of a shared link, as many of each as it states: `catalog.product` of each.
 * @param added what came of adding them
 */
export function useSharedParts(search: URLSearchParams, market: ShopMoney, added?: AddedParts) {
  const { client, shopper } = useB2c();
  const stated = sharedParts(search);
  const { parts, ...asked } = usePartsBySku(sharedQueries(client, search, shopper));
  const products = parts.flatMap((part, index) => {
    const quantity = stated[index]?.quantity ?? 1;
    return part ? [{ ...productSummary(part, market), quantity }] : [];
  });
  const titles = new Map(products.map(({ skuNumber, title }) => [skuNumber, title]));
  return {
    path: sharedPath(stated.map(({ skuNumber, quantity: itemQuantity }) => ({ skuNumber, itemQuantity }))),
    list: {
      /** Those that are known; false without one. */
      parts: products.length > 0 && products,
      /** Numbers that nobody knows. */
      unknown: stated.flatMap(({ skuNumber }, index) => (parts[index] === null ? [skuNumber] : [])),
      /** Why some are not in the cart; absent until they were to be added. */
      refused: added?.refused.map(({ skuNumber, message: reason }) => ({
        title: titles.get(skuNumber) ?? skuNumber,
        reason,
      })),
      hasAdded: added?.hasAdded === true,
    },
    ...asked,
  };
}
