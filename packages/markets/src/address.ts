/** Field of the b2c wire (CART-035) that an address input ends up in. */
export type WireAddressField = 'address1' | 'address2' | 'city' | 'state' | 'zipCode';

/** One input of a market's address form; the list is in page order. */
export type AddressField = {
  /** Name of the input, unique in the schema: `street`, `colonia`, `zipCode` … */
  readonly name: string;
  /** Message id of the label. */
  readonly labelKey: string;
  /** WCAG 1.3.5 autofill token; `off` where the platform has none that fits. */
  readonly autoComplete: string;
  readonly required: boolean;
  /** `state` is a choice of `Market.states`; `list` offers what the postal code look-up returned. */
  readonly kind: 'text' | 'postalCode' | 'state' | 'list';
  /** Message id of the choice of a `list` that lets one type another value. */
  readonly otherKey?: string;
  /** Width in a row of six columns; fields flow into rows in order. */
  readonly columns: 1 | 2 | 3 | 4 | 5 | 6;
  readonly maxLength: number;
  readonly inputMode?: 'text' | 'numeric';
  /** Filled by the postal code look-up, and editable after it (PLUS-023). */
  readonly filledByPostalCode?: boolean;
  /** Only shown where the address lies in one of these countries, as urbanization in Puerto Rico. */
  readonly onlyCountries?: readonly string[];
  /** Value for 'none', as `s/n` for a house without a number. */
  readonly noneValue?: string;
};

/**
 * A piece of a wire line: the field's value behind `prefix`, both left out when the value is empty. Put required
 * fields first and give each later one a prefix of its own: a saved address is taken apart by them.
 */
export type AddressLinePart = { readonly field: string; readonly prefix?: string };

/**
 * How a market asks for an address and how its fields fold into the ten fields of CART-035,
 * so that a market with eight inputs needs no change of the b2c server.
 */
export type AddressSchema = {
  readonly fields: readonly AddressField[];
  readonly wire: Readonly<Record<WireAddressField, readonly AddressLinePart[]>>;
};

/** A state, estado or UF: the code goes over the wire, the name is what a shopper reads. */
export type State = {
  readonly code: string;
  readonly name: string;
  /** As a line of an address has it, where that is not the code: 'CDMX' for `CMX`. */
  readonly short?: string;
  /** All that its addresses may name as their city; a choice in place of a text. */
  readonly cities?: readonly string[];
};

/** Postal code rules; `#` in a format stands for a digit, `A` for a letter. */
export type PostalCode = {
  readonly labelKey: string;
  /** Accepted shapes, shortest first: `['#####', '#####-####']`; `A#A #A#` where codes have letters. */
  readonly formats: readonly string[];
  /**
   * Value of the HTML `pattern` attribute; anchored by the browser. It says which letters stand where, in both cases, and whether
   * the signs of a format may be left out.
   */
  readonly pattern: string;
  /** Leading characters, signs not counted, that go over the wire (CART-036). */
  readonly digitsSent: number;
  readonly example: string;
  readonly inputMode: 'text' | 'numeric';
};

/** Phone rules; `#` in a format stands for a digit of the national number. */
export type Phone = {
  /** Shapes by length, shortest first. */
  readonly formats: readonly string[];
  readonly example: string;
  /** ITU country calling code without plus. */
  readonly countryCode: string;
  readonly labelKey: string;
  /** @deprecated Fields show `example`. It goes with 0.3.0. */
  readonly placeholderKey?: string;
};
