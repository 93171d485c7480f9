import type { TaxDocument } from '@driveline/validation';

// As markets have them, with one regime for each kind of taxpayer.
const taxId = { name: 'taxId', maxLength: 20 } as const;

export const cfdi: TaxDocument = {
  kind: 'cfdi',
  numbers: ['rfc'],
  fields: [
    taxId,
    { name: 'legalName', maxLength: 300 },
    { name: 'taxRegime', maxLength: 3 },
    { name: 'invoiceUse', maxLength: 4 },
    { name: 'postalCode', maxLength: 10 },
  ],
  regimes: [
    { code: '601', name: 'General', of: ['company'], uses: [] },
    { code: '612', name: 'Profesionales', of: ['person'], uses: [] },
  ],
  uses: [{ code: 'G03', name: 'Gastos en general' }],
};

export const notaFiscal: TaxDocument = {
  kind: 'notaFiscal',
  numbers: ['cpf', 'cnpj'],
  fields: [
    taxId,
    { name: 'legalName', of: ['company'], maxLength: 60 },
    { name: 'stateRegistration', of: ['company'], maxLength: 20, digits: [12], none: ['ISENTO'] },
  ],
};

/** Of a market from outside: its number is known by its shape. */
export const businessInvoice: TaxDocument = {
  kind: 'businessInvoice',
  numbers: [{ of: 'company', formats: ['##### ####'], example: '12345 6782', checkDigit: 'luhn' }],
  fields: [taxId, { name: 'legalName', maxLength: 60 }],
};
