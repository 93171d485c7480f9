import { defineMarket } from './defineMarket.ts';
import { usAddress } from './usAddress.ts';
import { usStates, usStatesInSpanish } from './usStates.ts';

/** United States and Puerto Rico (CONF-003, CONF-007). */
export const us = /* @__PURE__ */ defineMarket({
  code: 'us',
  locale: 'en-US',
  language: 'en',
  dir: 'ltr',
  hreflang: 'en-US',
  otherLocales: [
    {
      ...{ prefix: 'es', locale: 'es-US', language: 'es', dir: 'ltr', hreflang: 'es-US' },
      stateNames: usStatesInSpanish,
    },
  ],
  timeZone: 'America/Chicago',
  otherTimeZones: ['America/Puerto_Rico', 'Pacific/Honolulu'],
  currency: { code: 'USD', minorDigits: 2, sign: '$' },
  countries: [
    { code: 'US' },
    {
      code: 'PR',
      postalPrefixes: ['006', '007', '009'],
      stateCode: 'PR',
    },
  ],
  productCountry: 'USA',
  logo: {
    variant: 'full',
    desktop: { width: 265, height: 32 },
    medium: { width: 212, height: 32 },
    mobile: { width: 160, height: 20 },
  },
  header: { kind: 'full', showsSignIn: true, showsContextRow: true, showsPromoStrip: true },
  footer: { kind: 'full' },
  menu: { source: 'sections' },
  checkout: {
    enabled: true,
    generationFlags: [
      { flag: 'CHECKOUT_V3_ENABLED_US', generation: 'v3' },
      { flag: 'CHECKOUT_V3_US', generation: 'v3' },
      { flag: 'CHECKOUT_V2_US', generation: 'v2' },
      { flag: 'CHECKOUT_V1_US', generation: 'v1' },
    ],
    defaultGeneration: 'v3',
    guestOnly: false,
    showsSeal: true,
    subscriptions: { promoAndSpecialEvents: true, textMessage: false },
  },
  payments: {
    methods: [
      { id: 'visa', kind: 'card', vendor: 'visa', enabled: true },
      { id: 'master', kind: 'card', vendor: 'mastercard', enabled: true },
      { id: 'amex', kind: 'card', vendor: 'american express', enabled: true },
      { id: 'discover', kind: 'card', vendor: 'discover', enabled: true },
      { id: 'paypal', kind: 'wallet', vendor: 'paypal', enabled: true },
      { id: 'applePay', kind: 'wallet', vendor: 'applepay', enabled: true },
      { id: 'googlePay', kind: 'wallet', vendor: 'googlepay', enabled: true },
      { id: 'giftCard', kind: 'giftcard', vendor: 'giftcard', enabled: true },
      { id: 'merchandiseCard', kind: 'giftcard', vendor: 'merchcard', enabled: true },
      { id: 'loyaltyCard', kind: 'giftcard', vendor: 'loyaltycard', enabled: true },
    ],
    cardVendors: ['visa', 'mastercard', 'american express', 'discover'],
  },
  taxes: { shown: 'added' },
  address: usAddress,
  states: usStates,
  postalCode: {
    labelKey: 'address.zipCode',
    formats: ['#####', '#####-####'],
    pattern: '\\d{5}(-\\d{4})?',
    digitsSent: 5,
    example: '92110',
    inputMode: 'numeric',
  },
  phone: {
    formats: ['(###) ###-####'],
    example: '(901) 555-0134',
    countryCode: '1',
    labelKey: 'contact.phone',
  },
  vehiclePicker: { levels: ['year', 'make', 'model', 'engine'] },
  stores: {
    defaultStoreNumber: '6997',
    searchCountries: ['US', 'PR', 'VI', 'GU', 'AS', 'MP'],
    ignoresForeignStores: false,
    showsAddress2: false,
  },
  units: { distance: 'mi', measures: 'us', timeFormat: '12h', dateFormat: 'MM/DD/YYYY' },
  search: { minLength: 3, minLengthWithDigit: 2, extraCharacters: '-/.#&+' },
  giftCards: {
    shown: true,
    path: '/giftCard',
    sale: { amountsMinor: [25_00, 50_00, 100_00], minMinor: 10_00, maxMinor: 500_00 },
  },
  bopusGuestAccountModal: false,
  wrapsStandaloneUsers: true,
  showsContactTab: true,
  ownLandingPages: [],
  legalLinks: [
    { labelKey: 'legal.privacy', href: '/lp/termsAndConditions#privacyPolicy' },
    { labelKey: 'legal.terms', href: '/lp/termsAndConditions' },
    { labelKey: 'legal.returns', href: '/lp/termsAndConditions#returnsPolicy' },
    { labelKey: 'legal.accessibility', href: '/lp/accessibility' },
  ],
  sampleReviews: [],
});
