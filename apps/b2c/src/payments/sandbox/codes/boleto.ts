/** A Brazilian bank slip (FEBRABAN). */
export interface Boleto {
  /** Three digits of the bank. */
  readonly bank: string;
  /** The last day to pay, `YYYY-MM-DD`. */
  readonly dueDate: string;
  /** In centavos. */
  readonly amountMinor: number;
  /** 25 digits that the bank gives a meaning to. */
  readonly freeField: string;
}

/** 44 digits of the bar code. */
export function boletoBarcode({ bank, dueDate, amountMinor, freeField }: Boleto): string {
  const start = `${bank}9`;
  const end = `${dueFactor(dueDate)}${String(amountMinor).padStart(10, '0')}${freeField}`;
  return start + barcodeDigit(start + end) + end;
}

/** The line that people type: three fields with a check digit each, the bar code's digit, due date and amount. */
export function boletoLine(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)];
  const [first = '', ...others] = fields.map((digits) => digits + modulo10(digits));
  const dotted = [first, ...others].map((digits) => `${digits.slice(0, 5)}.${digits.slice(5)}`);
  return [...dotted, barcode[4], barcode.slice(5, 19)].join(' ');
}

/** Days since 7 October 1997 in four digits; after 9999, on 21 February 2025, it went on at 1000. */
export function dueFactor(dueDate: string): string {
  const days = Math.round((Date.parse(`${dueDate}T00:00:00Z`) - Date.UTC(1997, 9, 7)) / 86_400_000);
  return String(((days - 1000) % 9000) + 1000).padStart(4, '0');
}

/** From the right by 2 and 1; the digits of each product are added. */
export function modulo10(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Modulo 11 from the right by 2 to 9; what is no digit from 1 to 9 is 1. */
function barcodeDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * ((index % 8) + 2), 0);
  const digit = 11 - (sum % 11);
  return String(digit > 9 ? 1 : digit);
}
