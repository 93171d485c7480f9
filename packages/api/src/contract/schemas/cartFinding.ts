import * as z from 'zod/mini';

/** PLUS-005: what a shopper should know of a line before paying, and the quantity that mends it; 0 removes it. */
export const cartFinding = z.object({
  kind: z.enum(['tooFew', 'sameSideTwice', 'otherVehicle']),
  commerceItemId: z.string(),
  quantity: z.number(),
  /** How many the vehicle takes, for counts. */
  needed: z.optional(z.number()),
  /** Place on the vehicle, worded. */
  position: z.optional(z.string()),
  vehicleName: z.optional(z.string()),
  /** The vehicle that most of the cart is for. */
  otherVehicleName: z.optional(z.string()),
});

export type CartFinding = z.infer<typeof cartFinding>;
