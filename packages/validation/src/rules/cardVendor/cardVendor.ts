type Range = readonly [from: number, to: number];

/** First digits by vendor of CART-047, as inclusive ranges of equal length. Carnet stands first: it lies inside others. */
const RANGES: readonly (readonly [vendor: string, ranges: readonly Range[]])[] = [
  [
    'carnet',
    [
      [2869, 2869],
      [502275, 502275],
      [506199, 506499],
      [588772, 588772],
      [604622, 604622],
      [606333, 606333],
      [627535, 627535],
      [636318, 636318],
      [636379, 636379],
      [639388, 639388],
      [639484, 639484],
      [639559, 639559],
    ],
  ],
  [
    'american express',
    [
      [34, 34],
      [37, 37],
    ],
  ],
  [
    'mastercard',
    [
      [51, 55],
      [2221, 2720],
    ],
  ],
  ['visa', [[4, 4]]],
  [
    'discover',
    [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
  ],
];

function startsWithin(digits: string, [from, to]: Range): boolean {
  const lead = Number(digits.slice(0, String(from).length));
  return lead >= from && lead <= to;
}

/**
 * Vendor of a card by its first digits (CART-048), or undefined while they do not tell or name none.
 * @param vendors the market's own; a card of another vendor counts as unknown (CART-047)
 */
export function cardVendor(number: string, vendors?: readonly string[]): string | undefined {
  const digits = number.replace(/\D/g, '');
  const known = vendors ? RANGES.filter(([vendor]) => vendors.includes(vendor)) : RANGES;
  return known.find(([, ranges]) => ranges.some((range) => startsWithin(digits, range)))?.[0];
}

/** Digits of a card number by vendor: 15 for American Express, 16 for the rest (VALID-021). */
export function cardNumberLength(vendor: string | undefined): number {
  return vendor === 'american express' ? 15 : 16;
}

/** Digits of the security code by vendor: 4 for American Express, 3 for the rest (CART-048). */
export function securityCodeLength(vendor: string | undefined): number {
  return vendor === 'american express' ? 4 : 3;
}
