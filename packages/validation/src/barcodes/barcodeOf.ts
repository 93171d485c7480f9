import type { LaterMethod } from '../paymentMethod.ts';
import { code128 } from './code128.ts';
import { interleaved } from './interleaved.ts';

/** Widths in modules of bars and spaces by turns, a bar first and last. Ten modules of light go on both sides. */
export type BarWidths = readonly number[];

/** Light modules beside a bar code, without which no reader finds it. */
export const BARCODE_QUIET_MODULES = 10;

/** What the tills and banks of each method read: boletos by FEBRABAN, OXXO by GS1; Pix has a QR code instead, SPEI a number. */
const symbologies: Readonly<Record<LaterMethod, ((digits: string) => BarWidths) | undefined>> = {
  pix: undefined,
  boleto: interleaved,
  oxxo: code128,
  spei: undefined,
};

/**
 * The bar code that pays at a till.
 * @param digits of the bar code, not those that people type
 * @returns undefined where the method has none, or the digits are not an even number of digits
 */
export function barcodeOf(method: LaterMethod, digits: string): BarWidths | undefined {
  return /^(?:\d\d)+$/.test(digits) ? symbologies[method]?.(digits) : undefined;
}
