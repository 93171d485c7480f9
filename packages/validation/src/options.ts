import type { TaxDocument } from './tax/taxDocument.ts';

/**
 * What the rules read of a market, by shape: a `Market` of `@driveline/markets` fits, and so does any
 * record of another shop. Fields mean what they mean there.
 */
export type CountryOptions = {
  readonly code: string;
  readonly postalPrefixes?: readonly string[];
  readonly stateCode?: string;
};

/** `#` in a format stands for a digit, `A` for a letter; the shortest format first. */
export type PostalCodeOptions = {
  readonly formats: readonly string[];
  /** Expression for a whole code, where not every letter stands at every place of a format. */
  readonly pattern?: string;
  readonly digitsSent: number;
  readonly example: string;
};

export type PhoneOptions = {
  readonly formats: readonly string[];
  readonly example: string;
  readonly countryCode: string;
};

/** As in `PostalCodeOptions`; signs of a format may be left out. */
export type PlateOptions = {
  readonly formats: readonly string[];
  readonly examples: readonly string[];
};

export type AddressFieldOptions = {
  readonly name: string;
  readonly required: boolean;
  readonly kind: 'text' | 'postalCode' | 'state' | 'list';
  readonly maxLength: number;
  readonly onlyCountries?: readonly string[];
};

export type LinePart = { readonly field: string; readonly prefix?: string };

export type WireLine = 'address1' | 'address2' | 'city' | 'state' | 'zipCode';

export type AddressOptions = {
  readonly fields: readonly AddressFieldOptions[];
  readonly wire: Readonly<Record<WireLine, readonly LinePart[]>>;
};

export type FiscalIdOptions = {
  readonly kinds: readonly string[];
  readonly required: boolean;
  readonly example: string;
};

export type StateOptions = { readonly code: string; readonly cities?: readonly string[] };

/** All options together; each rule and form asks for the part that it reads. */
export type MarketOptions = {
  readonly countries: readonly CountryOptions[];
  readonly states: readonly StateOptions[];
  readonly postalCode: PostalCodeOptions;
  readonly phone: PhoneOptions;
  readonly address: AddressOptions;
  readonly payments: { readonly cardVendors: readonly string[] };
  readonly fiscalId?: FiscalIdOptions | undefined;
  readonly taxDocument?: TaxDocument | undefined;
  readonly search: { readonly extraCharacters: string };
};
