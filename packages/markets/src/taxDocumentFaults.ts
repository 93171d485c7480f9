import type { TaxDocument } from '@driveline/validation';
import { exampleFault } from './addressFaults.ts';
import type { Market } from './market.ts';
import { faultIf, repeated, type MarketFault } from './marketFault.ts';

function fieldFaults({ fields, regimes = [], uses = [] }: TaxDocument): MarketFault[] {
  const names = fields.map(({ name }) => name);
  const twice = repeated(names);
  const chosen = { taxRegime: regimes, invoiceUse: uses };
  const empty = (['taxRegime', 'invoiceUse'] as const).find(
    (name) => names.includes(name) && chosen[name].length === 0,
  );
  const codes = repeated(regimes.map(({ code }) => code)) ?? repeated(uses.map(({ code }) => code));
  return [
    ...faultIf(
      !names.includes('taxId') || twice !== undefined,
      'taxDocument.fields',
      twice === undefined ? "'taxId' is missing" : `'${twice}' is listed twice`,
      'An invoice is issued by its number, and each value once',
      'list taxId and what else is asked, once each',
    ),
    ...faultIf(
      empty !== undefined,
      'taxDocument.fields',
      `'${empty}' has nothing to choose from`,
      'The form could never be sent',
      'give the document its regimes and uses, or leave the field out',
    ),
    ...faultIf(
      codes !== undefined,
      'taxDocument.regimes',
      `'${codes}' is listed twice`,
      'A regime and a use are found by their codes',
      'list each code once',
    ),
  ];
}

/** Faults of the tax document, where the market has one. */
export function taxDocumentFaults({ taxDocument }: Market): MarketFault[] {
  if (!taxDocument) return [];
  const { kind, numbers } = taxDocument;
  return [
    ...faultIf(
      !kind || numbers.length === 0,
      'taxDocument',
      'kind or numbers are missing',
      'Who issues the invoice reads the kind, and a number is held against its rule',
      "write them, as kind: 'cfdi', numbers: ['rfc']",
    ),
    ...numbers.flatMap((number) =>
      typeof number === 'string' ? [] : exampleFault('taxDocument.numbers', number),
    ),
    ...fieldFaults(taxDocument),
  ];
}
