import type { Order, TaxDocumentValues } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import {
  formatPostalCode,
  formatTaxId,
  postalCharacters,
  taxChoiceName,
  taxDocumentForm,
  taxIdSent,
  type Issue,
  type TaxDocument,
  type TaxDocumentName,
} from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { B2cError, B2cErrors } from '../http/errors.ts';
import { textOf, type Speaker } from '../messages/index.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';

/**
 * What an invoice is issued with, as it is kept: by the rules of the market, its numbers without signs (PLUS-058).
 * @throws B2cErrors error_tax_document for each wrong field
 */
export function cleanTaxDocument(market: Market & Speaker, sent: TaxDocumentValues): TaxDocumentValues {
  const { taxDocument: document } = market;
  if (!document) throw new B2cError('error_tax_document', { field: 'taxDocument' });
  const { values, issues } = taxDocumentForm(document, market).validate(sent);
  const [first, ...more] = issues.map((each) => faultOf(market, each));
  if (first) throw new B2cErrors([first, ...more]);
  const { taxId = '', postalCode, ...rest } = values;
  return {
    ...rest,
    taxId: taxIdSent(taxId),
    ...(postalCode === undefined ? {} : { postalCode: postalCharacters(postalCode, market.postalCode) }),
  };
}

const faultOf = (market: Market, found: Issue): B2cError =>
  new B2cError('error_tax_document', {
    field: `taxDocument.${found.field}`,
    text: issueText(found, issueMessagesOf(market)),
  });

/** What an order answers of it: how it is kept, and each field in words, in the order of the market. */
export function taxDocumentWire(
  market: Market & Speaker,
  kept: unknown,
): Pick<Order, 'taxDocument'> | undefined {
  const { taxDocument: document } = market;
  if (!document || !kept) return undefined;
  const values = kept as TaxDocumentValues;
  const text = textOf(market);
  const rows = document.fields.flatMap(({ name }) => {
    const value = values[name];
    if (!value) return [];
    return [{ name, label: text(`taxDocument.${name}`), value: valueText(market, document, name, value) }];
  });
  return { taxDocument: { ...values, kind: document.kind, rows } };
}

function valueText(market: Market, document: TaxDocument, name: TaxDocumentName, value: string): string {
  if (name === 'taxId') return formatTaxId(document, value);
  if (name === 'postalCode') return formatPostalCode(value, market);
  const called = taxChoiceName(document, name, value);
  return called === undefined ? value : `${value} ${called}`;
}

/** A number that somebody else may read over a shoulder: its last four characters, and its signs. */
export const maskedTaxId = (shown: string): string =>
  shown.replace(/[\p{L}\p{N}&](?=(?:[^\p{L}\p{N}&]*[\p{L}\p{N}&]){4})/gu, '•');
