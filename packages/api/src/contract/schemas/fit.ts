import * as z from 'zod/mini';

/** PLUS-001 */
export const fitState = z.enum(['FITS', 'NEEDS_MORE_INFO', 'DOES_NOT_FIT', 'UNIVERSAL', 'NO_VEHICLE']);

/** PLUS-002: one matched or failed condition, worded in the market's language. */
export const fitReason = z.object({
  label: z.string(),
  /** What the vehicle has, or the shopper answered. */
  value: z.string(),
  source: z.enum(['catalog', 'vehicle', 'vin', 'shopper']),
  ok: z.boolean(),
  /** Of a failed condition, what the part needs instead: '2012–2015'. Absent where it would be a list of vehicles. */
  needed: z.optional(z.string()),
});

/** PLUS-003: the one next question that would settle the verdict. */
export const fitQuestion = z.object({
  id: z.string(),
  text: z.string(),
  help: z.optional(z.string()),
  options: z.array(z.object({ value: z.string(), label: z.string(), help: z.optional(z.string()) })),
});

export const fitVerdict = z.object({
  state: fitState,
  reasons: z.array(fitReason),
  question: z.optional(fitQuestion),
  /** How many of the part the vehicle takes, e.g. 2 rotors an axle (PLUS-015). */
  quantityNeeded: z.optional(z.number()),
  /** Place on the vehicle, worded: 'Front left'. */
  position: z.optional(z.string()),
  /** The vehicle that the verdict speaks of, e.g. '2018 Honda Civic 2.0L'. */
  vehicleName: z.optional(z.string()),
});

export type FitState = z.infer<typeof fitState>;
export type FitReason = z.infer<typeof fitReason>;
export type FitQuestion = z.infer<typeof fitQuestion>;
export type FitVerdict = z.infer<typeof fitVerdict>;
