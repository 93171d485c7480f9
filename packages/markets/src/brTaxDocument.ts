import type { TaxDocument } from '@driveline/validation';

/** Brazil's NF-e. The inscrição estadual has eight to fourteen digits by the state. */
export const brTaxDocument: TaxDocument = {
  kind: 'notaFiscal',
  numbers: ['cpf', 'cnpj'],
  fields: [
    { name: 'taxId', maxLength: 20 },
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
