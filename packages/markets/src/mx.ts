import { defineMarket } from './defineMarket.ts';
import { mxStates } from './mxStates.ts';

/** Mexico (CONF-004). */
export const mx = /* @__PURE__ */ defineMarket({
  code: 'mx',
  locale: 'es-MX',
  language: 'es',
  dir: 'ltr',
  hreflang: 'es-MX',
  nameKey: 'market.mx',
  timeZone: 'America/Mexico_City',
  currency: { code: 'MXN', minorDigits: 2, sign: '$', totalsSuffix: ' MXN' },
  countries: [{ code: 'MX', nameKey: 'country.MX' }],
  productCountry: 'MEX',
  logo: {
    variant: 'regional',
    desktop: { width: 215, height: 54 },
    medium: { width: 160, height: 32 },
    mobile: { width: 160, height: 32 },
  },
  header: { kind: 'full', showsSignIn: true, showsContextRow: true, showsPromoStrip: true },
  footer: { kind: 'full' },
  menu: { source: 'sections' },
  checkout: {
    enabled: true,
    generationFlags: [
      { flag: 'CHECKOUT_V3_ENABLED_MX', generation: 'v3' },
      { flag: 'CHECKOUT_V3_MX', generation: 'v3' },
      { flag: 'CHECKOUT_V2_MX', generation: 'v2' },
      { flag: 'CHECKOUT_V1_MX', generation: 'v1' },
    ],
    defaultGeneration: 'v3',
    guestOnly: false,
    showsSeal: false,
    subscriptions: { promoAndSpecialEvents: false, textMessage: false },
  },
  payments: {
    methods: [
      { id: 'visa', kind: 'card', vendor: 'visa', enabled: true },
      { id: 'master', kind: 'card', vendor: 'mastercard', enabled: true },
      { id: 'amex', kind: 'card', vendor: 'american express', enabled: true },
      { id: 'carnet', kind: 'card', vendor: 'carnet', enabled: true },
      { id: 'paypal', kind: 'wallet', vendor: 'paypal', enabled: true },
      { id: 'applePay', kind: 'wallet', vendor: 'applepay', enabled: false },
      { id: 'googlePay', kind: 'wallet', vendor: 'googlepay', enabled: false },
      { id: 'oxxo', kind: 'voucher', enabled: true, waitsForPayment: true, expiresAfterMinutes: 4320 },
      { id: 'spei', kind: 'instant', enabled: false, waitsForPayment: true, expiresAfterMinutes: 1440 },
    ],
    cardVendors: ['visa', 'mastercard', 'american express', 'carnet'],
    installments: {
      textKey: 'installments.msi',
      counts: [3, 6, 9, 12],
      minimumParcelMinor: 10_000,
      minimumTotalMinor: 30_000,
      interestFree: true,
      methods: ['visa', 'master', 'amex', 'carnet'],
    },
  },
  taxes: { shown: 'included', lineLabelKey: 'tax.ivaIncluded' },
  fiscalId: { kinds: ['rfc'], labelKey: 'fiscalId.rfc', example: 'GODE561231GR8', required: false },
  address: {
    fields: [
      { name: 'zipCode', labelKey: 'address.cp', autoComplete: 'postal-code', required: true, kind: 'postalCode', columns: 2, maxLength: 5, inputMode: 'numeric' }, // prettier-ignore
      { name: 'state', labelKey: 'address.estado', autoComplete: 'address-level1', required: true, kind: 'state', columns: 2, maxLength: 3, filledByPostalCode: true }, // prettier-ignore
      { name: 'city', labelKey: 'address.municipio', autoComplete: 'address-level2', required: true, kind: 'text', columns: 2, maxLength: 30, filledByPostalCode: true }, // prettier-ignore
      { name: 'colonia', labelKey: 'address.colonia', autoComplete: 'address-level3', required: true, kind: 'list', columns: 6, maxLength: 80, filledByPostalCode: true }, // prettier-ignore
      { name: 'street', labelKey: 'address.calle', autoComplete: 'address-line1', required: true, kind: 'text', columns: 4, maxLength: 120 }, // prettier-ignore
      { name: 'exteriorNumber', labelKey: 'address.numeroExterior', autoComplete: 'off', required: true, kind: 'text', columns: 1, maxLength: 10, noneValue: 's/n' }, // prettier-ignore
      { name: 'interiorNumber', labelKey: 'address.numeroInterior', autoComplete: 'address-line2', required: false, kind: 'text', columns: 1, maxLength: 10 }, // prettier-ignore
      { name: 'references', labelKey: 'address.referencias', autoComplete: 'off', required: false, kind: 'text', columns: 6, maxLength: 120 }, // prettier-ignore
    ],
    wire: {
      address1: [
        { field: 'street' },
        { field: 'exteriorNumber', prefix: ', ' },
        { field: 'interiorNumber', prefix: ', Int. ' },
      ],
      address2: [
        { field: 'colonia', prefix: 'Col. ' },
        { field: 'references', prefix: ' - ' },
      ],
      city: [{ field: 'city' }],
      state: [{ field: 'state' }],
      zipCode: [{ field: 'zipCode' }],
    },
  },
  states: mxStates,
  postalCode: {
    labelKey: 'address.cp',
    formats: ['#####'],
    pattern: '\\d{5}',
    digitsSent: 5,
    example: '06600',
    inputMode: 'numeric',
  },
  phone: {
    formats: ['(###) ###-####'],
    example: '(555) 123-4567',
    countryCode: '52',
    labelKey: 'contact.phone',
    placeholderKey: 'phone.placeholder.mx',
  },
  extraNameLetters: 'áéíóúüñ',
  vehiclePicker: { levels: ['year', 'make', 'model', 'engine'] },
  stores: {
    defaultStoreNumber: '7997',
    searchCountries: ['MX'],
    ignoresForeignStores: false,
    showsAddress2: true,
  },
  units: { distance: 'km', timeFormat: '24h', dateFormat: 'DD/MM/YYYY' },
  search: { minLength: 3, minLengthWithDigit: 2, extraCharacters: '-/.#&+' },
  giftCards: { shown: false, path: '/' },
  bopusGuestAccountModal: true,
  showsContactTab: true,
  ownLandingPages: [],
  legalLinks: [
    { labelKey: 'legal.privacy', href: '/lp/termsAndConditions#privacyPolicy' },
    { labelKey: 'legal.terms', href: '/lp/termsAndConditions' },
    { labelKey: 'legal.returns', href: '/lp/termsAndConditions#returnsPolicy' },
  ],
  sampleReviews: [],
});
