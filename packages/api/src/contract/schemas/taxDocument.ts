import * as z from 'zod/mini';
import { text } from './primitives.ts';

/** What an invoice is issued with; which of it a market asks for, and how, `taxDocumentForm` says (PLUS-058). */
export const taxDocument = z.object({
  /** RFC, CPF or CNPJ. */
  taxId: text(20),
  legalName: z.optional(text(300)),
  /** Code of c_RegimenFiscal. */
  taxRegime: z.optional(text(10)),
  /** Code of c_UsoCFDI. */
  invoiceUse: z.optional(text(10)),
  postalCode: z.optional(text(10)),
  /** Inscrição estadual: digits, or `ISENTO`. */
  stateRegistration: z.optional(text(20)),
});

/** The same of a placed order. */
export const orderTaxDocument = z.extend(taxDocument, {
  /** As the market names it: `cfdi`, `notaFiscal`. */
  kind: z.string(),
  /** In words, for a page. */
  rows: z.optional(z.array(z.object({ name: z.string(), label: z.string(), value: z.string() }))),
});

export type TaxDocumentValues = z.infer<typeof taxDocument>;
