/** Whom a tax number names; `generic` is nobody in particular, as XAXX010101000. */
export type Taxpayer = 'person' | 'company' | 'generic';

/** Fields of a tax document, by their name in forms and on the wire. */
export type TaxDocumentName =
  'taxId' | 'legalName' | 'taxRegime' | 'invoiceUse' | 'postalCode' | 'stateRegistration';

/** A tax number by its shape, where no rule knows it by name. */
export type TaxNumberShape = {
  /** Whom it names. */
  readonly of: 'person' | 'company';
  /** As those of postal codes: `#` stands for a digit, `A` for a letter; the shortest first. */
  readonly formats: readonly string[];
  readonly example: string;
  /** How its last digit follows from the others; left out, any digits will do. */
  readonly checkDigit?: 'luhn';
};

export type TaxDocumentField = {
  readonly name: TaxDocumentName;
  /** Whom it is asked of; left out, everybody. */
  readonly of?: readonly Taxpayer[];
  readonly maxLength: number;
  /** Of a state registration: how many digits it may have, ascending. */
  readonly digits?: readonly number[];
  readonly example?: string;
  /** What is written instead by who has none, in any case; the first is kept. */
  readonly none?: readonly string[];
};

export type TaxChoice = {
  readonly code: string;
  /** As the tax office writes it, in the language of the country. */
  readonly name: string;
};

export type TaxRegime = TaxChoice & {
  /** Who can be in it. */
  readonly of: readonly Taxpayer[];
  /** Groups of uses that go with it. */
  readonly uses: readonly string[];
};

export type TaxUse = TaxChoice & {
  /** None for a use that goes with every regime. */
  readonly group?: string;
};

/** What an invoice of a country is issued with, as data; a market brings its own (PLUS-058). */
export type TaxDocument = {
  /** Name on the wire, which an invoicing service reads: `cfdi`, `notaFiscal`. */
  readonly kind: string;
  /** Rules of its number by name, or shapes, one of which must hold. */
  readonly numbers: readonly ('rfc' | 'cpf' | 'cnpj' | TaxNumberShape)[];
  /** Numbers of nobody in particular; they break the rules of the others. */
  readonly genericNumbers?: readonly string[];
  /** In the order of the form; `taxId` is one of them. */
  readonly fields: readonly TaxDocumentField[];
  /** What `taxRegime` is chosen from. */
  readonly regimes?: readonly TaxRegime[];
  /** What `invoiceUse` is chosen from. */
  readonly uses?: readonly TaxUse[];
  /** The tax office compares the name in capital letters. */
  readonly hasCapitalName?: boolean;
};
