import * as z from 'zod/mini';
import { amount } from './primitives.ts';

/** Why a part comes back (PLUS-006, PLUS-024). */
export const returnReason = z.enum([
  'did-not-fit',
  'wrong-item',
  'damaged',
  'defective',
  'better-price',
  'not-needed',
  'other',
]);

/** Bring it to a store, or send it with a label. */
export const returnMethod = z.enum(['store', 'label']);

/** What can still come back of a line, and what is on its way back already. */
export const lineAfterSale = z.object({
  /** Pieces that can be returned now. */
  returnable: z.number(),
  /** Last day for it, `YYYY-MM-DD`; null before the line has arrived. */
  returnBy: z.nullable(z.string()),
  /** Old parts whose deposit can be claimed now. */
  coreReturnable: z.number(),
  coreReturnBy: z.nullable(z.string()),
  /** Pieces and old parts that are announced or back. */
  returned: z.number(),
  coresReturned: z.number(),
  /** Of a line of a return. */
  reason: z.optional(returnReason),
  /** Of a line of a return: the old part comes back, not the part. */
  isCore: z.optional(z.boolean()),
  /** The signed-in member may write about the part now (PLUS-051). */
  canReview: z.optional(z.boolean()),
});

/** Monthly payments that were chosen, from two on (PLUS-022). */
export const chosenInstallments = z.object({
  count: z.number(),
  /** The plan in words, every payment that differs with its amount. */
  text: z.string(),
});

/** A way that was paid with. */
export const tender = z.object({
  paymentMethod: z.string(),
  cardType: z.string(),
  lastFour: z.string(),
  amount,
  installments: z.optional(chosenInstallments),
});

export const orderRefund = z.object({
  amount,
  /** `YYYY-MM-DD`: when it was paid, or is expected to be. */
  date: z.string(),
  isPaid: z.boolean(),
  /** The part of it that a card was never charged with: no money goes back, the card is held no longer from that day on. */
  hold: z.optional(z.object({ amount, date: z.string(), isReleased: z.boolean() })),
  /** To what the rest goes back, with the part of each. */
  tenders: z.optional(z.array(tender)),
});

export const statusChange = z.object({ orderStatus: z.string(), at: z.string() });

export type ReturnReason = z.infer<typeof returnReason>;
export type LineAfterSale = z.infer<typeof lineAfterSale>;
export type OrderRefund = z.infer<typeof orderRefund>;

/** A warehouse as it is written on a parcel. */
export const returnAddress = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
});
