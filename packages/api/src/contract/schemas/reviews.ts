import * as z from 'zod/mini';
import { reviewSummary } from './products.ts';

/** A buyer's review (PLUS-051). */
export const review = z.object({
  id: z.string(),
  /** 1 to 5 */
  stars: z.number(),
  author: z.string(),
  /** City and state; may be empty. */
  place: z.string(),
  /** `YYYY-MM` */
  month: z.string(),
  text: z.optional(z.string()),
  /** Who installed it. */
  installed: z.optional(z.enum(['self', 'shop'])),
  vehicle: z.optional(
    z.object({
      name: z.string(),
      /** Absent where the review does not say. */
      fits: z.optional(z.boolean()),
      /** What the shop says to a part that did not fit. */
      reply: z.optional(z.string()),
    }),
  ),
  /** Invented: a page says so, and structured data leave it out. */
  demonstration: z.optional(z.boolean()),
});

/** A page of a part's reviews. */
export const reviewsResult = z.object({
  skuNumber: z.string(),
  itemDescription: z.string(),
  productDetailsPageUrl: z.string(),
  rating: z.number(),
  /** All that can be read. */
  reviewCount: z.number(),
  summary: reviewSummary,
  /** Make and model of the shopper's, and how many reviews speak of it. */
  vehicle: z.optional(z.object({ name: z.string(), reviewCount: z.number() })),
  /** Those that were asked for, on all pages. */
  matchCount: z.number(),
  pageNumber: z.number(),
  pageCount: z.number(),
  reviews: z.array(review),
});

export const reviewSort = z.enum(['newest', 'highest', 'lowest']);

export type Review = z.infer<typeof review>;
export type ReviewSort = z.infer<typeof reviewSort>;
export type ReviewsResult = z.infer<typeof reviewsResult>;
