import type { TaxDocument } from '../tax/taxDocument.ts';

const taxId = { name: 'taxId', maxLength: 20 } as const;
const anybody = ['person', 'generic'] as const;

/** Mexico's factura, with few of its régimen and uses: choices that go together. */
export const cfdi: TaxDocument = {
  kind: 'cfdi',
  numbers: ['rfc'],
  genericNumbers: ['XAXX010101000', 'XEXX010101000'],
  fields: [
    taxId,
    { name: 'legalName', maxLength: 300 },
    { name: 'taxRegime', maxLength: 3 },
    { name: 'invoiceUse', maxLength: 4 },
    { name: 'postalCode', maxLength: 10 },
  ],
  regimes: [
    { code: '601', name: 'General de Ley Personas Morales', of: ['company'], uses: ['business'] },
    { code: '605', name: 'Sueldos y Salarios', of: ['person'], uses: ['personal'] },
    { code: '610', name: 'Residentes en el extranjero', of: ['person', 'company'], uses: [] },
    { code: '612', name: 'Actividades Empresariales', of: ['person'], uses: ['business', 'personal'] },
    { code: '616', name: 'Sin obligaciones', of: anybody, uses: [] },
    { code: '626', name: 'Confianza', of: ['person', 'company'], uses: ['business'] },
  ],
  uses: [
    { code: 'G01', name: 'Mercancías', group: 'business' },
    { code: 'G03', name: 'Gastos en general', group: 'business' },
    { code: 'I01', name: 'Construcciones', group: 'business' },
    { code: 'I08', name: 'Otra maquinaria', group: 'business' },
    { code: 'D01', name: 'Honorarios médicos', group: 'personal' },
    { code: 'D10', name: 'Colegiaturas', group: 'personal' },
    { code: 'S01', name: 'Sin efectos fiscales' },
  ],
  hasCapitalName: true,
};

/** Brazil's nota fiscal: two kinds of numbers, and a company is asked for more. */
export const notaFiscal: TaxDocument = {
  kind: 'notaFiscal',
  numbers: ['cpf', 'cnpj'],
  fields: [
    taxId,
    { name: 'legalName', of: ['company'], maxLength: 60 },
    {
      name: 'stateRegistration',
      of: ['company'],
      maxLength: 20,
      digits: [8, 9, 10, 11, 12, 13, 14],
      example: '110.042.490.114',
      none: ['ISENTO', 'ISENTA'],
    },
  ],
};

/** Of a market from outside: its number is known by its shape. */
export const businessInvoice: TaxDocument = {
  kind: 'businessInvoice',
  numbers: [{ of: 'company', formats: ['##### ####'], example: '12345 6782', checkDigit: 'luhn' }],
  fields: [taxId, { name: 'legalName', maxLength: 60 }],
};
