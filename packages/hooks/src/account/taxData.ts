import type { TaxDocumentValues } from '@driveline/api';
import {
  formatPostalCode,
  formatTaxId,
  normalizer,
  TAX_ID_ASKED,
  taxChoiceName,
  taxDocumentForm,
  taxIdDoubt,
  taxIdSent,
  type Form,
  type MarketOptions,
  type TaxDocument,
  type TaxDocumentName,
  type Values,
} from '@driveline/validation';

/** What of a market its tax document follows from (PLUS-058). */
export type TaxMarket = Pick<MarketOptions, 'postalCode' | 'taxDocument'>;

/** Names of its fields, in the order of the form. */
export const taxNames = ({ fields }: TaxDocument) => fields.map(({ name }) => name);

/** The rules of a form with a tax document: those of the server, and a question about a number that may be mistyped. */
export const taxDocumentRules = (document: TaxDocument, market: TaxMarket): Pick<Form, 'validate'> => ({
  validate(input) {
    const checked = taxDocumentForm(document, market).validate(input);
    const { [TAX_ID_ASKED]: asked = '' } = (input ?? {}) as Values;
    const { taxId = '' } = checked.values;
    const doubt = taxIdSent(asked) === taxIdSent(taxId) ? undefined : taxIdDoubt(document, taxId);
    return doubt ? { ...checked, issues: [doubt, ...checked.issues] } : checked;
  },
});

/** A kept tax document as a form shows it. */
export function taxDocumentValues(
  market: TaxMarket,
  kept: TaxDocumentValues | undefined,
): Record<string, string> {
  const { taxDocument: document } = market;
  if (!document || !kept) return {};
  const values = taxNames(document).flatMap((name) => {
    const value = kept[name];
    if (!value) return [];
    if (name === 'taxId') return [[name, formatTaxId(document, value)]];
    return [[name, name === 'postalCode' ? formatPostalCode(value, market) : value]];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

/** The same to be read, a line for each field. @param labels by name */
export function taxRows(
  document: TaxDocument,
  values: Values,
  labels: Readonly<Record<TaxDocumentName, string>>,
): { term: string; value: string }[] {
  return taxNames(document).flatMap((name) => {
    const value = values[name];
    if (!value) return [];
    const called = taxChoiceName(document, name, value);
    return [{ term: labels[name], value: called === undefined ? value : `${value} ${called}` }];
  });
}

/** Puts the tax number into form while it is typed (VALID-004). */
export const taxNormalizers = (document: TaxDocument | undefined) =>
  document && { taxId: normalizer((text) => formatTaxId(document, text)) };
