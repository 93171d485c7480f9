import { toMinor, type ProductDetail, type SkuDetail, type VehicleMap } from '@driveline/api';
import { productSummary, shownAvailability } from './productSummary.ts';
import type { ShopMoney } from './shopMoney.ts';

/**
 * A product as its own page shows it: as the wire has it, with amounts in minor units. Price, stock and fit are those
 * of the sku call where it has answered.
 */
export function productDetail(product: ProductDetail, sku: SkuDetail | undefined, market: ShopMoney) {
  const {
    price: _price,
    corePrice: _corePrice,
    discountPrice: _discountPrice,
    rating: _rating,
    reviewCount: _reviewCount,
    availability: _availability,
    options: _options,
    configurable: _configurable,
    ...asSent
  } = product;
  const { wasMinor, ...summary } = productSummary(product, market);
  return {
    ...asSent,
    ...summary,
    ...(product.options && { options: product.options.map((option) => shownOption(option, market)) }),
    ...(sku ? currentOffer(sku, market) : wasMinor !== undefined && { wasMinor }),
    compatibility: product.compatibility.map(({ position, ...row }) => ({
      ...row,
      ...(position && { position }),
    })),
  };
}

/** What may be chosen, with what it costs more in minor units. */
function shownOption(
  { choices, ...option }: NonNullable<ProductDetail['options']>[number],
  market: ShopMoney,
) {
  return {
    ...option,
    choices: choices.map(({ surcharge, ...choice }) => ({
      ...choice,
      ...(surcharge && { surchargeMinor: toMinor(surcharge, market.currency.minorDigits) }),
    })),
  };
}

function currentOffer(sku: SkuDetail, market: ShopMoney) {
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const { price, discountPrice, corePrice, payTerms, available, availability, fit } = sku;
  return {
    priceMinor: minor(discountPrice ?? price),
    ...(discountPrice !== null && { wasMinor: minor(price) }),
    coreMinor: minor(corePrice),
    payTerms,
    available,
    availability: {
      ...shownAvailability(availability, market),
      ...(availability.usual && { usual: availability.usual }),
    },
    fit,
  };
}

/** What the compatibility table looks for. */
export function vehicleKey(vehicle: VehicleMap | null | undefined) {
  if (!vehicle) return undefined;
  const { vehicleName, year, make, model, engine } = vehicle;
  return { name: vehicleName, year: Number(year), make, model, ...(engine && { engine }) };
}
