import type { TaxDocument } from '@driveline/markets';

/** An invoice to a business: its number of nine digits, of which the last follows from the others, and its name. */
export const taxDocument: TaxDocument = {
  kind: 'businessInvoice',
  numbers: [{ of: 'company', formats: ['##### ####'], example: '12345 6782', checkDigit: 'luhn' }],
  fields: [
    { name: 'taxId', maxLength: 20 },
    { name: 'legalName', maxLength: 175 },
  ],
};
