import { defineMarket, us, type Market } from '@driveline/markets';
import { frenchNames, provinces } from './provinces.ts';
import { taxDocument } from './taxDocument.ts';

/** `A1A 1A1`: neither D, F, I, O, Q nor U anywhere, neither W nor Z first; both cases, since a page without script changes none. */
const first = '[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]';
const letter = '[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]';

const addressFields = us.address.fields
  .filter(({ onlyCountries }) => !onlyCountries)
  .map((field) =>
    field.kind === 'postalCode' ? { ...field, maxLength: 7, inputMode: 'text' as const } : field,
  );

/** What pages, forms and browsers know of the market; what does not differ is the United States'. */
export const record: Market = defineMarket({
  ...us,
  code: 'ca',
  locale: 'en-CA',
  hreflang: 'en-CA',
  otherLocales: [
    {
      ...{ prefix: 'fr', locale: 'fr-CA', language: 'fr', dir: 'ltr', hreflang: 'fr-CA' },
      stateNames: frenchNames,
      timeFormat: '24h',
    },
  ],
  timeZone: 'America/Toronto',
  otherTimeZones: ['America/St_Johns', 'America/Vancouver'],
  currency: { code: 'CAD', minorDigits: 2, sign: '$', totalsSuffix: ' CAD' },
  countries: [{ code: 'CA' }],
  productCountry: 'CAN',
  checkout: {
    ...us.checkout,
    generationFlags: [],
    // Consent to offers is asked for and never assumed there.
    subscriptions: { promoAndSpecialEvents: false, textMessage: false },
  },
  payments: {
    methods: us.payments.methods.filter(({ id }) => ['visa', 'master', 'amex', 'giftCard'].includes(id)),
    cardVendors: ['visa', 'mastercard', 'american express'],
  },
  taxes: { shown: 'added' },
  taxDocument,
  features: { rewards: false },
  address: {
    fields: addressFields,
    wire: {
      address1: [{ field: 'street' }],
      address2: [{ field: 'apartment' }],
      city: [{ field: 'city' }],
      state: [{ field: 'state' }],
      zipCode: [{ field: 'zipCode' }],
    },
  },
  states: provinces,
  postalCode: {
    labelKey: 'address.zipCode',
    formats: ['A#A #A#'],
    pattern: `${first}\\d${letter} ?\\d${letter}\\d`,
    digitsSent: 6,
    example: 'K1A 0B1',
    inputMode: 'text',
  },
  phone: { ...us.phone, example: '(416) 555-0134' },
  stores: {
    defaultStoreNumber: '5001',
    searchCountries: ['CA'],
    ignoresForeignStores: true,
    showsAddress2: false,
  },
  units: { distance: 'km', timeFormat: '12h', dateFormat: 'YYYY-MM-DD' },
  giftCards: { shown: false, path: '/' },
  wrapsStandaloneUsers: false,
});
