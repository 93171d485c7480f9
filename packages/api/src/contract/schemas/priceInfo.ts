import * as z from 'zod/mini';
import { amount } from './primitives.ts';

/** One tax of an order. */
const taxLine = z.object({
  /** The tax's for good: `gst`. */
  id: z.string(),
  /** As a receipt writes it, in the language of the call. */
  name: z.string(),
  /** 9.975 for 9.975 %; absent where the places of an order have several. */
  percent: z.optional(z.number()),
  amount,
});

export const priceInfo = z.object({
  currency: z.string(),
  /** Everything to pay today, deposits and tax included. */
  totalPrice: amount,
  corePrice: amount,
  /** Goods at list prices. */
  itemTotalPrice: amount,
  /** What reductions, codes and the way to pay take off; `itemTotalPrice - discountPrice` is the goods. */
  discountPrice: amount,
  /** The part of `discountPrice` that the way to pay takes off, with its words; absent where it takes nothing off. */
  paymentDiscount: z.optional(z.object({ name: z.string(), amount })),
  /** PLUS-057: ways to pay the total of a cart, worded, a line each; absent where the market has none. */
  payTerms: z.optional(z.array(z.string())),
  shippingPrice: amount,
  /** How much more makes a delivery of a cart free, worded, a line each; absent where nothing does, or it is free. */
  toFreeDelivery: z.optional(z.array(z.string())),
  tax: amount,
  /** What `tax` is made of; absent from servers that do not tell taxes apart. */
  taxLines: z.optional(z.array(taxLine)),
  /** True where prices already hold the tax (Mexico, Brazil); then `tax` is a part of them. */
  taxIncluded: z.boolean(),
  /** Postal code that the tax and delivery were worked out for, or null while it is unknown. */
  estimatedFor: z.nullable(z.string()),
  /** PLUS-013 */
  totalAfterCoreReturn: z.number(),
});

export type PriceInfo = z.infer<typeof priceInfo>;

export const promoData = z.object({
  promoCode: z.string(),
  title: z.string(),
  terms: z.string(),
  /** Taken off goods and deliveries together. */
  discount: amount,
});
