import type { MarketOptions } from '../src/options.ts';

// Small markets of three kinds: several countries, extra address lines, eight-digit codes and a tax number.
const wire = {
  city: [{ field: 'city' }],
  state: [{ field: 'state' }],
  zipCode: [{ field: 'zipCode' }],
};
const zipCode = { name: 'zipCode', required: true, kind: 'postalCode', maxLength: 10 } as const;
const city = { name: 'city', required: true, kind: 'text', maxLength: 30 } as const;
const state = { name: 'state', required: true, kind: 'state', maxLength: 3 } as const;
const search = { extraCharacters: '-/.#&+' };

export const us: MarketOptions = {
  countries: [{ code: 'US' }, { code: 'PR', postalPrefixes: ['006', '007', '009'], stateCode: 'PR' }],
  states: [{ code: 'CA' }, { code: 'TN' }, { code: 'PR' }],
  postalCode: { formats: ['#####', '#####-####'], digitsSent: 5, example: '92110' },
  phone: { formats: ['(###) ###-####'], example: '(901) 555-0134', countryCode: '1' },
  address: {
    fields: [
      { name: 'urbanization', required: false, kind: 'text', maxLength: 60, onlyCountries: ['PR'] },
      { name: 'street', required: true, kind: 'text', maxLength: 276 },
      { name: 'apartment', required: false, kind: 'text', maxLength: 60 },
      zipCode,
      city,
      state,
    ],
    wire: {
      ...wire,
      address1: [{ field: 'street' }],
      address2: [{ field: 'apartment' }, { field: 'urbanization', prefix: ', URB ' }],
    },
  },
  payments: { cardVendors: ['visa', 'mastercard', 'american express', 'discover'] },
  search,
};

export const mx: MarketOptions = {
  countries: [{ code: 'MX' }],
  states: [{ code: 'CMX' }, { code: 'JAL' }],
  postalCode: { formats: ['#####'], digitsSent: 5, example: '06600' },
  phone: { formats: ['## #### ####'], example: '55 1234 5678', countryCode: '52' },
  address: {
    fields: [
      zipCode,
      state,
      city,
      { name: 'colonia', required: true, kind: 'list', maxLength: 80 },
      { name: 'street', required: true, kind: 'text', maxLength: 120 },
      { name: 'exteriorNumber', required: true, kind: 'text', maxLength: 10 },
      { name: 'interiorNumber', required: false, kind: 'text', maxLength: 10 },
      { name: 'references', required: false, kind: 'text', maxLength: 120 },
    ],
    wire: {
      ...wire,
      address1: [
        { field: 'street' },
        { field: 'exteriorNumber', prefix: ', ' },
        { field: 'interiorNumber', prefix: ', Int. ' },
      ],
      address2: [
        { field: 'colonia', prefix: 'Col. ' },
        { field: 'references', prefix: ' - ' },
      ],
    },
  },
  payments: { cardVendors: ['visa', 'mastercard', 'american express', 'carnet'] },
  fiscalId: { kinds: ['rfc'], required: false, example: 'GODE561231GR8' },
  search,
};

export const br: MarketOptions = {
  countries: [{ code: 'BR' }],
  states: [{ code: 'SP' }, { code: 'RJ' }],
  postalCode: { formats: ['#####-###'], digitsSent: 8, example: '01310-100' },
  phone: { formats: ['(##) ####-####', '(##) #####-####'], example: '(11) 91234-5678', countryCode: '55' },
  address: {
    fields: [
      zipCode,
      { name: 'street', required: true, kind: 'text', maxLength: 120 },
      { name: 'number', required: true, kind: 'text', maxLength: 10 },
      { name: 'complement', required: false, kind: 'text', maxLength: 60 },
      { name: 'district', required: true, kind: 'text', maxLength: 80 },
      city,
      state,
    ],
    wire: {
      ...wire,
      address1: [{ field: 'street' }, { field: 'number', prefix: ', ' }],
      address2: [{ field: 'district' }, { field: 'complement', prefix: ' - ' }],
    },
  },
  payments: { cardVendors: ['visa', 'mastercard', 'american express'] },
  fiscalId: { kinds: ['cpf', 'cnpj'], required: true, example: '529.982.247-25' },
  search,
};

/** A postal code with letters, which none of the shipped markets has. */
export const canada = {
  postalCode: {
    formats: ['A#A #A#'],
    pattern:
      '[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z] ?\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\\d',
    digitsSent: 6,
    example: 'K1A 0B6',
  },
};
