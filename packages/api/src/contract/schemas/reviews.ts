import { REVIEW_LENGTHS } from '@driveline/validation';
import * as z from 'zod/mini';
import { signedInErrors, type DomainSchemas } from './endpointSchemas.ts';
import { identifier, skuNumber, text } from './primitives.ts';
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
  title: z.optional(z.string()),
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
  /** Its writer bought the part here. */
  isBuyer: z.optional(z.boolean()),
  /** In which it was written, where that is another language than the page's. */
  locale: z.optional(z.string()),
});

/** What a member asked about a part, with the shop's answer (PLUS-051). */
export const question = z.object({
  id: z.string(),
  author: z.string(),
  /** `YYYY-MM` */
  month: z.string(),
  text: z.string(),
  answer: z.string(),
  /** In which it was asked, and is to be answered, where that is another language than the page's. */
  locale: z.optional(z.string()),
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
  /** The newest that were answered. */
  questions: z.optional(z.array(question)),
});

/** What a member wrote about a part, and what the form to write it starts with. */
export const ownReview = z.object({
  skuNumber: z.string(),
  itemDescription: z.string(),
  productDetailsPageUrl: z.string(),
  /** An order of theirs with the part has arrived: who has not bought it cannot review it. */
  bought: z.boolean(),
  /** Of the account, as reviews are signed: first name and an initial. */
  displayName: z.string(),
  /** Which they may have bought it for: of the order, then of their garage. */
  vehicles: z.array(z.object({ vehicleId: z.string(), name: z.string() })),
  review: z.optional(
    z.object({
      /** A published one cannot be changed; of any other the next one takes the place. */
      status: z.enum(['waiting', 'published', 'refused']),
      stars: z.number(),
      title: z.string(),
      text: z.string(),
      displayName: z.string(),
      vehicleId: z.optional(z.string()),
      /** Why it was refused. */
      reason: z.optional(z.string()),
    }),
  ),
});

export const reviewSort = z.enum(['newest', 'highest', 'lowest']);

/** What members write about parts. */
export const reviewSchemas = {
  'catalog.ownReview': {
    requirement: 'PLUS-051',
    summary: 'What the signed-in member wrote about a part, and whether they bought it',
    query: z.object({ skuNumber }),
    response: ownReview,
    asksPassword: 'always',
    errors: { ...signedInErrors, error_product_unknown: 404 },
  },
  'catalog.writeReview': {
    requirement: 'PLUS-051',
    summary: 'Write a review of a part that was bought here; an operator publishes it',
    body: z.object({
      skuNumber,
      stars: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
      title: text(REVIEW_LENGTHS.title),
      text: text(REVIEW_LENGTHS.text),
      /** Under which it is published. */
      displayName: text(REVIEW_LENGTHS.displayName),
      /** One of those that `catalog.ownReview` names. */
      vehicleId: z.optional(identifier),
    }),
    response: ownReview,
    asksPassword: 'always',
    errors: {
      ...signedInErrors,
      error_product_unknown: 404,
      error_review_invalid: 422,
      error_review_not_bought: 403,
      error_review_published: 409,
      /** Too many of theirs wait for an operator. */
      error_review_limit: 422,
    },
  },
  'catalog.askQuestion': {
    requirement: 'PLUS-051',
    summary: 'Ask about a part; an operator answers and publishes it',
    body: z.object({
      skuNumber,
      question: text(REVIEW_LENGTHS.question),
      displayName: text(REVIEW_LENGTHS.displayName),
    }),
    response: z.null(),
    asksPassword: 'always',
    errors: {
      ...signedInErrors,
      error_product_unknown: 404,
      error_question_invalid: 422,
      /** Too many of theirs wait for an answer. */
      error_question_limit: 422,
    },
  },
} as const satisfies DomainSchemas;

export type Review = z.infer<typeof review>;
export type ReviewSort = z.infer<typeof reviewSort>;
export type OwnReview = z.infer<typeof ownReview>;
export type Question = z.infer<typeof question>;
export type ReviewsResult = z.infer<typeof reviewsResult>;
