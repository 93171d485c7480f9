import * as z from 'zod/mini';
import { text } from './primitives.ts';

/** What an invoice is issued with; which of it a market asks for, and how, `taxDocumentForm` says (PLUS-058). */
export const taxDocument = z.object({
  /** RFC, CPF, CNPJ, or what the market's document has. */
  taxId: text(20),
  legalName: z.optional(text(300)),
  /** Code of a regime: of c_RegimenFiscal in Mexico. */
  taxRegime: z.optional(text(10)),
  /** Code of a use: of c_UsoCFDI in Mexico. */
  invoiceUse: z.optional(text(10)),
  postalCode: z.optional(text(10)),
  /** Number of another registry: the inscrição estadual in Brazil, digits or `ISENTO`. */
  stateRegistration: z.optional(text(20)),
});

/** The same of a placed order. */
export const orderTaxDocument = z.extend(taxDocument, {
  /** As the market's document names itself: `cfdi`, `notaFiscal`. */
  kind: z.string(),
  /** In words, for a page. */
  rows: z.optional(z.array(z.object({ name: z.string(), label: z.string(), value: z.string() }))),
});

export type TaxDocumentValues = z.infer<typeof taxDocument>;
