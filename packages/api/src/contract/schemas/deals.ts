import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { changed } from './cart.ts';
import { amount, identifier, quantity, skuNumber } from './primitives.ts';

/** Begins again with the next month, or in the same season of the next year. */
const renews = z.optional(z.enum(['monthly', 'yearly']));

const deal = z.object({
  dealId: z.string(),
  title: z.string(),
  terms: z.string(),
  canonicalPath: z.string(),
  drawing: z.string(),
  /** The last instant at which it holds; of one that renews, in the time that runs now. */
  endDate: z.string(),
  renews,
  /**
   * Why it has no parts yet: the shopper has no vehicle, or has to answer something. `price` is then what the cheapest
   * parts cost together: for one of the most popular vehicles, or for the shopper's own. Stock is not looked at.
   */
  needs: z.optional(z.enum(['vehicle', 'answer'])),
  /** What has to be answered, and the page that asks it. */
  question: z.optional(z.object({ text: z.string(), productDetailsPageUrl: z.string() })),
  price: amount,
  /** Of its parts one by one. */
  regularPrice: amount,
  /** That fit the shopper's vehicle together. */
  items: z.array(
    z.object({
      skuNumber: z.string(),
      itemDescription: z.string(),
      brandName: z.string(),
      productDetailsPageUrl: z.string(),
      drawing: z.string(),
      quantity: z.number(),
      price: amount,
    }),
  ),
});

export const dealSchemas = {
  'deals.byCategory': {
    requirement: 'API-107',
    summary: 'Categories that have deals now, and the codes that everybody may use',
    response: z.object({
      categories: z.array(
        z.object({
          categoryName: z.string(),
          canonicalPath: z.string(),
          imageUrl: z.string(),
          /** Family of the line drawing (PLUS-029). */
          drawing: z.string(),
          dealCount: z.number(),
        }),
      ),
      /** Codes that everybody may use: the last day (`YYYY-MM-DD`) on which each holds. */
      coupons: z.optional(z.array(z.object({ code: z.string(), endsOn: z.string(), renews }))),
    }),
  },
  'deals.list': {
    requirement: 'CATALOG-040',
    summary: 'Deals of now with their parts and prices',
    /** The first so many; all without it. */
    query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))) }),
    response: z.object({ deals: z.array(deal) }),
  },
  'deals.addToCart': {
    requirement: 'API-111',
    summary: 'Add the parts of a deal together; their common price comes by itself',
    body: z.object({
      dealId: identifier,
      /**
       * The parts that the shopper saw: one that is not of the deal any more is refused with `error_item_unavailable`, never
       * replaced. Left out: whatever the deal's parts are by now.
       */
      items: z.optional(z.array(z.object({ skuNumber, quantity })).check(z.maxLength(20))),
    }),
    response: changed,
    errors: {
      error_deal_expired: 422,
      error_item_unknown: 404,
      error_item_unavailable: 422,
      error_quantity_limit: 422,
      error_order_changed: 409,
    },
  },
} satisfies DomainSchemas;

export type Deal = z.infer<typeof deal>;
