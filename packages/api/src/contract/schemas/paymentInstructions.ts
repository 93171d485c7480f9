import type { LaterMethod } from '@driveline/validation';
import * as z from 'zod/mini';
import { amount } from './primitives.ts';

/** What the shopper needs to pay an order that waits for its money (PLUS-022). */
export const paymentInstructions = z.object({
  paymentMethod: z.string(),
  kind: z.enum(['pix', 'boleto', 'oxxo'] satisfies LaterMethod[]),
  amount,
  /** To copy: the BR Code of Pix, the typed line of a boleto, the reference of OXXO. */
  code: z.string(),
  /** Digits of the bar code, where there is one. */
  barcode: z.optional(z.string()),
  /** The provider's own page of this payment. */
  url: z.optional(z.string()),
  /** The voucher to print, where the provider draws one. */
  pdfUrl: z.optional(z.string()),
  payBy: z.string(),
  status: z.enum(['waiting', 'paid', 'expired']),
});
