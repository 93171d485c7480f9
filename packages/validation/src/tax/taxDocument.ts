import { satRegimes, satUses } from './satLists.ts';

/** Whom a tax number names; `generic` is nobody in particular, as XAXX010101000. */
export type Taxpayer = 'person' | 'company' | 'generic';

/** Fields of a tax document, by their name in forms and on the wire. */
export type TaxDocumentName =
  'taxId' | 'legalName' | 'taxRegime' | 'invoiceUse' | 'postalCode' | 'stateRegistration';

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

export type TaxDocumentField = {
  readonly name: TaxDocumentName;
  /** Whom it is asked of; left out, everybody. */
  readonly of?: readonly Taxpayer[];
  readonly maxLength: number;
};

/** What an invoice of a country is issued with, as data (PLUS-058). */
export type TaxDocument = {
  /** The rules of its number, one of which must hold. */
  readonly numbers: readonly ('rfc' | 'cpf' | 'cnpj')[];
  /** Numbers of nobody in particular; they break the sum of the others. */
  readonly genericNumbers: readonly string[];
  /** In the order of the form. */
  readonly fields: readonly TaxDocumentField[];
  readonly regimes: readonly TaxRegime[];
  readonly uses: readonly TaxUse[];
  /** The tax office compares the name in capital letters. */
  readonly hasCapitalName: boolean;
};

/** Tax documents by the name that a market gives in its record. */
const taxDocuments: Readonly<Record<string, TaxDocument>> = {
  /** Mexico's factura. */
  cfdi: {
    numbers: ['rfc'],
    genericNumbers: ['XAXX010101000', 'XEXX010101000'],
    fields: [
      { name: 'taxId', maxLength: 20 },
      { name: 'legalName', maxLength: 300 },
      { name: 'taxRegime', maxLength: 3 },
      { name: 'invoiceUse', maxLength: 4 },
      { name: 'postalCode', maxLength: 10 },
    ],
    regimes: satRegimes,
    uses: satUses,
    hasCapitalName: true,
  },
  /** Brazil's NF-e. */
  notaFiscal: {
    numbers: ['cpf', 'cnpj'],
    genericNumbers: [],
    fields: [
      { name: 'taxId', maxLength: 20 },
      { name: 'legalName', of: ['company'], maxLength: 60 },
      { name: 'stateRegistration', of: ['company'], maxLength: 20 },
    ],
    regimes: [],
    uses: [],
    hasCapitalName: false,
  },
};

/** The tax document of a market; undefined where it has none. */
export const taxDocumentOf = ({
  taxDocument,
}: {
  readonly taxDocument?: string | undefined;
}): TaxDocument | undefined =>
  taxDocument !== undefined && Object.hasOwn(taxDocuments, taxDocument)
    ? taxDocuments[taxDocument]
    : undefined;
