import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { addErrors, changed, chosenOption } from './cart.ts';
import { amount, identifier } from './primitives.ts';

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
      /** Only of a part with a photo. */
      productImageUrl: z.optional(z.string()),
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

export const savedItemSchemas = {
  'cart.saved': {
    requirement: 'CART-013',
    summary: 'Lines that were put aside, at today’s prices',
    response: savedItems,
  },
  'cart.saveItem': {
    requirement: 'CART-013',
    summary: 'Move a line out of the cart to the saved ones',
    body: z.object({ commerceItemId: identifier }),
    response: z.extend(changed, savedItems.shape),
    errors: { error_item_unknown: 404, error_saved_limit: 422, error_order_changed: 409 },
  },
  'cart.moveSaved': {
    requirement: 'CART-013',
    summary: 'Move a saved line back into the cart',
    params: z.object({ savedItemId: identifier }),
    response: z.extend(changed, savedItems.shape),
    errors: addErrors,
  },
  'cart.removeSaved': {
    requirement: 'CART-013',
    summary: 'Forget a saved line',
    params: z.object({ savedItemId: identifier }),
    response: savedItems,
  },
} satisfies DomainSchemas;

export type SavedItems = z.infer<typeof savedItems>;
