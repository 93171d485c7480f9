import { brStates } from './brStates.ts';
import { defineMarket } from './defineMarket.ts';

/** Brazil (CONF-005, CONF-011 to CONF-014, CONF-021). */
export const br = /* @__PURE__ */ defineMarket({
  code: 'br',
  locale: 'pt-BR',
  language: 'pt',
  dir: 'ltr',
  hreflang: 'pt-BR',
  nameKey: 'market.br',
  timeZone: 'America/Sao_Paulo',
  currency: { code: 'BRL', minorDigits: 2, sign: 'R$' },
  countries: [{ code: 'BR', nameKey: 'country.BR' }],
  productCountry: 'BRA',
  logo: {
    variant: 'regional',
    desktop: { width: 215, height: 54 },
    medium: { width: 160, height: 32 },
    mobile: { width: 160, height: 32 },
  },
  header: {
    kind: 'simple',
    flag: { name: 'BRAZIL_PHASE_TWO_ENABLED', kindWithFlag: 'full' },
    showsSignIn: false,
    showsContextRow: true,
    showsPromoStrip: true,
  },
  footer: { kind: 'legacy', flag: { name: 'BRAZIL_PHASE_TWO_ENABLED', kindWithFlag: 'full' } },
  menu: { source: 'topNav' },
  checkout: {
    enabled: true,
    generationFlags: [],
    defaultGeneration: 'v3',
    guestOnly: true,
    showsSeal: false,
    subscriptions: { promoAndSpecialEvents: false, textMessage: false },
  },
  payments: {
    methods: [
      { id: 'pix', kind: 'instant', enabled: true, waitsForPayment: true, expiresAfterMinutes: 30 },
      { id: 'visa', kind: 'card', vendor: 'visa', enabled: true },
      { id: 'master', kind: 'card', vendor: 'mastercard', enabled: true },
      { id: 'amex', kind: 'card', vendor: 'american express', enabled: true },
      { id: 'boleto', kind: 'voucher', enabled: true, waitsForPayment: true, expiresAfterMinutes: 4320 },
      { id: 'paypal', kind: 'wallet', vendor: 'paypal', enabled: false },
      { id: 'googlePay', kind: 'wallet', vendor: 'googlepay', enabled: false },
      { id: 'applePay', kind: 'wallet', vendor: 'applepay', enabled: false },
    ],
    cardVendors: ['visa', 'mastercard', 'american express'],
    installments: {
      textKey: 'installments.parcelas',
      counts: [2, 3, 4, 5, 6, 7, 8, 9, 10],
      minimumParcelMinor: 5_000,
      minimumTotalMinor: 10_000,
      interestFree: true,
      methods: ['visa', 'master', 'amex'],
    },
  },
  taxes: { shown: 'included', lineLabelKey: 'tax.taxesIncluded' },
  fiscalId: {
    kinds: ['cpf', 'cnpj'],
    labelKey: 'fiscalId.cpfCnpj',
    example: '529.982.247-25',
    required: true,
  },
  address: {
    fields: [
      { name: 'zipCode', labelKey: 'address.cep', autoComplete: 'postal-code', required: true, kind: 'postalCode', columns: 2, maxLength: 9, inputMode: 'numeric' }, // prettier-ignore
      { name: 'street', labelKey: 'address.logradouro', autoComplete: 'address-line1', required: true, kind: 'text', columns: 4, maxLength: 120, filledByPostalCode: true }, // prettier-ignore
      { name: 'number', labelKey: 'address.numero', autoComplete: 'off', required: true, kind: 'text', columns: 2, maxLength: 10, noneValue: 's/n' }, // prettier-ignore
      { name: 'complement', labelKey: 'address.complemento', autoComplete: 'address-line2', required: false, kind: 'text', columns: 4, maxLength: 60 }, // prettier-ignore
      { name: 'district', labelKey: 'address.bairro', autoComplete: 'address-level3', required: true, kind: 'text', columns: 2, maxLength: 80, filledByPostalCode: true }, // prettier-ignore
      { name: 'city', labelKey: 'address.cidade', autoComplete: 'address-level2', required: true, kind: 'text', columns: 2, maxLength: 30, filledByPostalCode: true }, // prettier-ignore
      { name: 'state', labelKey: 'address.uf', autoComplete: 'address-level1', required: true, kind: 'state', columns: 2, maxLength: 2, filledByPostalCode: true }, // prettier-ignore
    ],
    wire: {
      address1: [{ field: 'street' }, { field: 'number', prefix: ', ' }],
      address2: [{ field: 'district' }, { field: 'complement', prefix: ' - ' }],
      city: [{ field: 'city' }],
      state: [{ field: 'state' }],
      zipCode: [{ field: 'zipCode' }],
    },
  },
  states: brStates,
  postalCode: {
    labelKey: 'address.cep',
    formats: ['#####-###'],
    pattern: '\\d{5}-?\\d{3}',
    digitsSent: 8,
    example: '01310-100',
    inputMode: 'numeric',
  },
  phone: {
    formats: ['(##) ####-####', '(##) #####-####'],
    example: '(11) 91234-5678',
    countryCode: '55',
    labelKey: 'contact.phone',
    placeholderKey: 'phone.placeholder.br',
  },
  extraNameLetters: 'áàâãéêíóôõúüç',
  vehiclePicker: { levels: ['make', 'model', 'version', 'year', 'engine'] },
  stores: { searchCountries: ['BR'], ignoresForeignStores: true, showsAddress2: false },
  units: { distance: 'km', timeFormat: '24h', dateFormat: 'DD/MM/YYYY' },
  search: { minLength: 3, minLengthWithDigit: 2, extraCharacters: '-/.#&+' },
  giftCards: { shown: false, path: '/' },
  bopusGuestAccountModal: false,
  showsContactTab: false,
  ownLandingPages: ['nossahistoria', 'informacoeslegais'],
  legalLinks: [
    { labelKey: 'legal.informacoesLegais', href: '/lp/informacoeslegais' },
    { labelKey: 'legal.privacy', href: '/lp/informacoeslegais#privacidade' },
    { labelKey: 'legal.returns', href: '/lp/informacoeslegais#trocas' },
  ],
  sampleReviews: [],
});
