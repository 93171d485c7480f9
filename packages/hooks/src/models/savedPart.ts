import { toMinor, type OutputOf } from '@driveline/api';
import { partPicture } from './productSummary.ts';
import type { ShopMoney } from './shopMoney.ts';

type SavedItem = OutputOf<'cart.saved'>['savedItems'][number];

/** A part that was saved for later, as the components show it: amounts in minor units (CART-013). */
export function savedPart(item: SavedItem, market: ShopMoney) {
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const { vehicleName, options } = item;
  return {
    id: item.savedItemId,
    skuNumber: item.skuNumber,
    partNumber: item.partNumber,
    brand: item.brandName,
    title: item.itemDescription,
    href: item.productDetailsPageUrl,
    picture: partPicture(item),
    quantity: item.itemQuantity,
    unitMinor: minor(item.unitPrice),
    savedMinor: minor(item.savedPrice),
    ...(vehicleName && { vehicleName }),
    ...(options.length > 0 && { options: options.map(({ label, text }) => ({ label, text })) }),
  };
}
