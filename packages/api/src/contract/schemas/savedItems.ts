import * as z from 'zod/mini';
import { amount } from './primitives.ts';

/** A choice of a configurable part, with its words. */
export const chosenOption = z.object({
  id: z.string(),
  value: z.string(),
  label: z.string(),
  text: z.string(),
});

/** Lines that were put aside for later. */
export const savedItems = z.object({
  savedItems: z.array(
    z.object({
      savedItemId: z.string(),
      skuNumber: z.string(),
      partNumber: z.string(),
      brandName: z.string(),
      itemDescription: z.string(),
      productDetailsPageUrl: z.string(),
      drawing: z.string(),
      itemQuantity: z.number(),
      unitPrice: amount,
      /** What one cost when it was put aside. */
      savedPrice: amount,
      vehicleName: z.nullable(z.string()),
      options: z.array(chosenOption),
    }),
  ),
});

export type SavedItems = z.infer<typeof savedItems>;
