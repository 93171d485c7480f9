import type { BankCardMethod, LaterMethod, WalletMethod } from './paymentMethod.ts';

/** Cards of the shop have names in each language. */
type Named = Lowercase<BankCardMethod | WalletMethod | LaterMethod>;

/** The names that card vendors and other ways to pay give themselves; an unknown one is shown as it comes (CART-047). */
const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  'american express': 'American Express',
  master: 'Mastercard',
  mastercard: 'Mastercard',
  visa: 'Visa',
  discover: 'Discover',
  carnet: 'Carnet',
  elo: 'Elo',
  hipercard: 'Hipercard',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  pix: 'Pix',
  boleto: 'Boleto',
  oxxo: 'OXXO',
  spei: 'SPEI',
} satisfies Record<Named, string> & Readonly<Record<string, string>>;

/** 'Visa' for `visa`. */
export function vendorName(vendor: string): string {
  return names[vendor.toLowerCase()] ?? vendor;
}
