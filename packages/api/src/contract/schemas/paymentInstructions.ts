import type { LaterMethod } from '@driveline/validation';
import * as z from 'zod/mini';
import { amount } from './primitives.ts';

/** What the shopper needs to pay an order that waits for its money (PLUS-022). */
export const paymentInstructions = z.object({
  paymentMethod: z.string(),
  kind: z.enum(['pix', 'boleto', 'oxxo', 'spei'] satisfies LaterMethod[]),
  amount,
  /** To copy: the BR Code of Pix, the typed line of a boleto, the reference of OXXO, the CLABE of SPEI. */
  code: z.string(),
  /** Of a transfer: whose account it is, and what the payer writes beside the amount. */
  bank: z.optional(z.string()),
  reference: z.optional(z.string()),
  /** Digits of the bar code, where there is one. */
  barcode: z.optional(z.string()),
  /** The provider's own page of this payment. */
  url: z.optional(z.string()),
  /** The voucher to print, where the provider draws one. */
  pdfUrl: z.optional(z.string()),
  payBy: z.string(),
  status: z.enum(['waiting', 'paid', 'expired']),
});
