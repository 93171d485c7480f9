type Range = readonly [from: number, to: number];

/**
 * First digits by vendor of CART-047 and those of Brazil, as inclusive ranges of equal length. Carnet and Elo stand first:
 * they lie inside others.
 */
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
    'elo',
    [
      [401178, 401179],
      [431274, 431274],
      [438935, 438935],
      [451416, 451416],
      [457393, 457393],
      [457631, 457632],
      [504175, 504175],
      [506699, 506778],
      [509000, 509999],
      [627780, 627780],
      [636297, 636297],
      [636368, 636368],
      [650031, 650033],
      [650035, 650051],
      [650405, 650439],
      [650485, 650538],
      [650541, 650598],
      [650700, 650718],
      [650720, 650727],
      [650901, 650920],
      [651652, 651679],
      [655000, 655019],
      [655021, 655058],
    ],
  ],
  [
    'hipercard',
    [
      [384100, 384100],
      [384140, 384140],
      [384160, 384160],
      [606282, 606282],
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
