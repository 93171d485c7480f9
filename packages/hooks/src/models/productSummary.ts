import { toMinor, type Availability, type Product } from '@driveline/api';
import type { ShopMoney } from './shopMoney.ts';

/** A product of the wire as lists show it: amounts in minor units, the reduced price as the price. */
export function productSummary(product: Product, market: ShopMoney) {
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const { price, discountPrice, rating, reviewCount, availability } = product;
  return {
    skuNumber: product.skuNumber,
    partNumber: product.partNumber,
    title: product.itemDescription,
    brand: product.brandName,
    href: product.productDetailsPageUrl,
    picture: partPicture(product),
    priceMinor: minor(discountPrice ?? price),
    ...(discountPrice !== null && { wasMinor: minor(price) }),
    coreMinor: minor(product.corePrice),
    payTerms: product.payTerms,
    unit: product.unit,
    quantity: product.defaultQuantity,
    ...(product.configurable && { configurable: true }),
    ...(reviewCount > 0 && { rating, reviewCount }),
    fit: product.fit,
    attributes: product.attributes,
    ...(availability && { availability: shownAvailability(availability, market) }),
    available: product.available,
  };
}

/** Availability with prices in minor units. */
export function shownAvailability(availability: Availability, market: ShopMoney) {
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const { pickup, nearby, nextDay, regular, regularReason, most } = availability;
  return {
    ...(most && { most }),
    ...(regularReason && { regularReason }),
    ...(pickup && { pickup }),
    ...(nearby && { nearby }),
    ...(nextDay && {
      nextDay: { date: nextDay.date, orderBy: nextDay.orderBy, priceMinor: minor(nextDay.price) },
    }),
    ...(regular && {
      regular: {
        date: regular.date,
        priceMinor: minor(regular.price),
        ...(regular.freight && { freight: true }),
      },
    }),
  };
}

/** A photograph where there is one, else the drawing of the part's family. */
export function partPicture({
  drawing,
  productImageUrl = '',
}: Pick<Product, 'drawing'> & { readonly productImageUrl?: string | undefined }): {
  drawing: string;
  photo?: string;
} {
  const isPhoto = productImageUrl !== '' && !productImageUrl.startsWith('/img/d/');
  return { drawing, ...(isPhoto && { photo: productImageUrl }) };
}
