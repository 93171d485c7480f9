import type { LaterMethod } from '@driveline/validation';

export type LaterKind = LaterMethod;

/** What pays an order that waits for its money (PLUS-022). */
export interface PayLater {
  kind: LaterKind;
  status: 'waiting' | 'paid' | 'expired';
  /** Minor units of the market's currency. */
  amountMinor: number;
  /** To copy or read out: the Pix code, the boleto's number, the OXXO reference, the CLABE of SPEI. */
  code: string;
  /** Of a transfer: the bank of the account. */
  bank?: string;
  /** Of a transfer: what the payer writes beside the amount. */
  reference?: string;
  /** Digits of the bar code, where they differ from the code. */
  barcode?: string;
  /** The provider's own page of this payment. */
  pageHref?: string;
  /** The voucher to print. */
  pdfHref?: string;
  /** ISO 8601, the moment after which nobody can pay any more. */
  payBy: string;
  /** IANA zone that `payBy` is read in; default: the provider's. */
  timeZone?: string;
  /** Its name, where a country has several clocks: 'Central Time'. */
  clockName?: string;
}
