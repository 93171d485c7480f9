import { expect, test } from 'vitest';
import {
  defineMarket,
  MarketDefinitionError,
  markets,
  us,
  type Market,
  type MarketLocale,
  type TaxDocument,
} from './index.ts';

const spanish: MarketLocale = {
  prefix: 'es',
  locale: 'es-US',
  language: 'es',
  dir: 'ltr',
  hreflang: 'es-US',
};

const shape = { of: 'company', formats: ['#########'], example: '123456782', checkDigit: 'luhn' } as const;
const taxId = [{ name: 'taxId', maxLength: 20 }] as const;
const businessNumber: TaxDocument = { kind: 'invoice', numbers: [shape], fields: taxId };
const use = { code: 'A', name: 'Goods' };

const broken: readonly [path: string, change: Partial<Market>][] = [
  ['code', { code: 'US!' }],
  ['locale', { locale: 'english' }],
  ['language', { language: 'es' }],
  ['otherLocales.0.locale', { otherLocales: [{ ...spanish, locale: 'spanish' }] }],
  ['otherLocales.0.language', { otherLocales: [{ ...spanish, language: 'en' }] }],
  ['otherLocales.0.prefix', { otherLocales: [{ ...spanish, prefix: 'ES' }] }],
  ['otherLocales.0.prefix', { otherLocales: [{ ...spanish, prefix: 'es/us' }] }],
  ['otherLocales', { otherLocales: [spanish, { ...spanish, locale: 'es-PR', hreflang: 'es-PR' }] }],
  ['otherLocales', { otherLocales: [spanish, { ...spanish, prefix: 'es-us' }] }],
  ['otherLocales', { otherLocales: [{ ...spanish, locale: us.locale, language: us.language }] }],
  ['currency.code', { currency: { ...us.currency, code: 'dollar' } }],
  ['currency.minorDigits', { currency: { ...us.currency, minorDigits: 9 } }],
  ['productCountry', { productCountry: 'US' }],
  ['countries', { countries: [] }],
  ['countries', { countries: [us.countries[0]!, us.countries[0]!] }],
  ['countries', { countries: [{ code: 'USA' }] }],
  ['phone', { phone: undefined as never }],
  ['states', { states: [...us.states, us.states[0]!] }],
  [
    'address.wire',
    {
      address: {
        ...us.address,
        wire: { ...us.address.wire, address2: [{ field: 'apartment' }, { field: 'urbanization' }] },
      },
    },
  ],
  ['taxDocument', { taxDocument: { ...businessNumber, numbers: [] } }],
  ['taxDocument.numbers', { taxDocument: { ...businessNumber, numbers: [{ ...shape, example: '1234' }] } }],
  [
    'taxDocument.fields',
    { taxDocument: { ...businessNumber, fields: [{ name: 'legalName', maxLength: 60 }] } },
  ],
  ['taxDocument.fields', { taxDocument: { ...businessNumber, fields: [...taxId, ...taxId] } }],
  [
    'taxDocument.fields',
    { taxDocument: { ...businessNumber, fields: [...taxId, { name: 'taxRegime', maxLength: 3 }] } },
  ],
  ['taxDocument.regimes', { taxDocument: { ...businessNumber, uses: [use, use] } }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['otherTimeZones', { otherTimeZones: ['Pacific/Honolulu', 'Mars/Olympus'] }],
  ['payments.methods', { payments: { ...us.payments, methods: [] } }],
  ...([{ discountPercent: 10 }, { waitsForPayment: true, discountPercent: 2.5 }] as const).map(
    (discounted): [string, Partial<Market>] => [
      'payments.methods',
      {
        payments: {
          ...us.payments,
          methods: [{ id: 'pix', kind: 'instant', enabled: true, ...discounted }],
        },
      },
    ],
  ),
  [
    'payments.installments.methods',
    {
      payments: {
        ...us.payments,
        installments: {
          counts: [2],
          minimumParcelMinor: 1,
          minimumTotalMinor: 1,
          interestFree: true,
          methods: ['hipercard'],
        },
      },
    },
  ],
  ['vehiclePicker.levels', { vehiclePicker: { levels: ['year', 'year'] } }],
  ...[
    { formats: ['AAA-####'], examples: ['ABC1234'] },
    { formats: ['AAA-####'], examples: [] },
    { formats: [], examples: ['ABC-1234'] },
  ].map((plate): [string, Partial<Market>] => [
    'vehiclePicker.plate',
    { vehiclePicker: { ...us.vehiclePicker, plate } },
  ]),
  ...['+5511912345678', '11 91234-5678', '011912345678'].map((whatsApp): [string, Partial<Market>] => [
    'contact.whatsApp',
    { contact: { whatsApp } },
  ]),
  ['search.extraCharacters', { search: { ...us.search, extraCharacters: '-a' } }],
  [
    'giftCards.sale',
    {
      giftCards: {
        ...us.giftCards,
        sale: { amountsMinor: [50_00, 25_00], minMinor: 10_00, maxMinor: 500_00 },
      },
    },
  ],
  [
    'giftCards.sale',
    { giftCards: { ...us.giftCards, sale: { amountsMinor: [501_00], minMinor: 10_00, maxMinor: 500_00 } } },
  ],
  ['search.minLength', { search: { ...us.search, minLength: 0 } }],
  ['postalCode.example', { postalCode: { ...us.postalCode, example: '9211' } }],
  ['postalCode.pattern', { postalCode: { ...us.postalCode, pattern: '\\d{4}' } }],
  ['postalCode.pattern', { postalCode: { ...us.postalCode, pattern: '(' } }],
  ['postalCode.digitsSent', { postalCode: { ...us.postalCode, digitsSent: 8 } }],
  ['phone.example', { phone: { ...us.phone, example: '555-0134' } }],
  ['address.fields', { address: { ...us.address, fields: [...us.address.fields, us.address.fields[0]!] } }],
  ['address.wire', { address: { ...us.address, wire: { ...us.address.wire, city: [] } } }],
  [
    'address.wire',
    {
      address: { ...us.address, wire: { ...us.address.wire, city: [{ field: 'town' }, { field: 'city' }] } },
    },
  ],
  ['states', { states: us.states.filter((state) => state.code !== 'PR') }],
];

test.each(broken)('a record with a wrong %s is refused with what, why and fix', (path, change) => {
  const define = (): Market => defineMarket({ ...us, ...change });
  expect(define).toThrow(MarketDefinitionError);
  expect(define).toThrow(`- ${path}: `);
  expect(define).toThrow(/: .+\. .+\. Fix: .+\./);
});

test('a record without sales needs no payment method', () => {
  const record = {
    ...us,
    checkout: { ...us.checkout, enabled: false },
    payments: { methods: [], cardVendors: [] },
  };
  expect(defineMarket(record).checkout.enabled).toBe(false);
});

test.each(markets)('the record of $code is frozen all the way down and plain JSON', (market) => {
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(frozen));
  expect(frozen(market)).toBe(true);
  expect(JSON.parse(JSON.stringify(market))).toEqual(market);
});

test('a zone and a market of other parts of the world are sound', () => {
  const record = { ...us, code: 'in', locale: 'hi-IN', language: 'hi', timeZone: 'Asia/Kolkata' };
  expect(defineMarket(record).timeZone).toBe('Asia/Kolkata');
});

test('[PLUS-058] a market brings a tax document of its own', () => {
  expect(defineMarket({ ...us, taxDocument: businessNumber }).taxDocument?.kind).toBe('invoice');
});
