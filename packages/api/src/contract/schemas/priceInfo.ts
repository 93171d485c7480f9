import * as z from 'zod/mini';
import { amount } from './primitives.ts';

export const priceInfo = z.object({
  currency: z.string(),
  /** Everything to pay today, deposits and tax included. */
  totalPrice: amount,
  corePrice: amount,
  /** Goods at list prices. */
  itemTotalPrice: amount,
  /** What reductions and codes take off; `itemTotalPrice - discountPrice` is the goods. */
  discountPrice: amount,
  shippingPrice: amount,
  tax: amount,
  /** True where prices already hold the tax (Mexico, Brazil); then `tax` is a part of them. */
  taxIncluded: z.boolean(),
  /** Postal code that the tax and delivery were worked out for, or null while it is unknown. */
  estimatedFor: z.nullable(z.string()),
  /** PLUS-013 */
  totalAfterCoreReturn: z.number(),
});
