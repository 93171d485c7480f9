import * as z from 'zod/mini';
import { amount, shipmentType } from './primitives.ts';

/**
 * PLUS-016: what the availability engine promises for one sku at one place: places and dates, never speeds.
 * Every instant is ISO 8601 with offset; every date is `YYYY-MM-DD` in the receiving place's zone.
 */
export const availability = z.object({
  pickup: z.optional(
    z.object({
      storeNumber: z.string(),
      /** Street address of the store, as stored. */
      storeName: z.string(),
      /** On the store's own shelf now; 0 with `readyAt` set means a transfer brings it. */
      quantity: z.number(),
      readyAt: z.nullable(z.string()),
      closesAt: z.nullable(z.string()),
    }),
  ),
  /** The nearest other store that has it, named when the chosen one has none. */
  nearby: z.optional(
    z.object({
      storeNumber: z.string(),
      storeName: z.string(),
      quantity: z.number(),
      distanceMeters: z.number(),
    }),
  ),
  nextDay: z.optional(z.object({ date: z.string(), orderBy: z.string(), price: amount })),
  /** `freight`: too heavy for a parcel. */
  regular: z.optional(z.object({ date: z.string(), price: amount, freight: z.optional(z.boolean()) })),
  /** Why nothing is sent there, whatever is in stock. */
  regularReason: z.optional(z.string()),
  /** Of ways that cannot bring the quantity that was asked for: how many pieces each of them could (PLUS-062). */
  most: z.optional(
    z.object({
      pickup: z.optional(z.number()),
      nextDay: z.optional(z.number()),
      regular: z.optional(z.number()),
    }),
  ),
  /** Of a member, with the details of a part: how the last order came, which is chosen at first (PLUS-050). */
  usual: z.optional(shipmentType),
});

export type Availability = z.infer<typeof availability>;
