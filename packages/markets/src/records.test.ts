import { describe, expect, test } from 'vitest';
import { br, markets, mx, us, type Market } from './index.ts';

/** As react-intl will print it: the record must not contradict the platform. */
function price(market: Market, amountMinor: number): string {
  const { code, minorDigits } = market.currency;
  const format = new Intl.NumberFormat(market.locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: minorDigits,
  });
  return format.format(amountMinor / 10 ** minorDigits);
}

test.each([
  ['[CONF-003]', us, '$1,234.56', ''],
  ['[CONF-004]', mx, '$1,234.56', ' MXN'],
  ['[CONF-005]', br, 'R$\u00A01.234,56', ''],
] as const)('%s prices carry the sign and digits of the locale', (_id, market, text, suffix) => {
  expect(price(market, 123456)).toBe(text);
  expect(text.startsWith(market.currency.sign)).toBe(true);
  expect(market.currency.totalsSuffix ?? '').toBe(suffix);
});

test('[CONF-006] exactly four countries, and three names for product calls', () => {
  expect(markets.flatMap((market) => market.countries.map((country) => country.code))).toEqual([
    'US',
    'PR',
    'MX',
    'BR',
  ]);
  expect(markets.map((market) => market.productCountry)).toEqual(['USA', 'MEX', 'BRA']);
});

test('[CONF-007] Puerto Rico is a country of the US market with its own prefixes and state', () => {
  const pr = us.countries.find((country) => country.code === 'PR');
  expect(pr?.postalPrefixes).toEqual(['006', '007', '009']);
  expect(us.states).toContainEqual({ code: 'PR', name: 'Puerto Rico' });
  expect(us.address.fields[0]).toMatchObject({ name: 'urbanization', onlyCountries: ['PR'] });
});

test('[CONF-010] dates, times, distances and measures by market', () => {
  expect(markets.map(({ units }) => Object.values(units).join(' '))).toEqual([
    'mi us 12h MM/DD/YYYY',
    'km 24h DD/MM/YYYY',
    'km 24h DD/MM/YYYY',
  ]);
});

test('[CONF-011] Brazil changes to the common header and footer with phase two', () => {
  const flag = { name: 'BRAZIL_PHASE_TWO_ENABLED', kindWithFlag: 'full' };
  expect(br.header).toMatchObject({ kind: 'simple', flag });
  expect(br.footer).toEqual({ kind: 'legacy', flag });
  for (const { header, footer } of [us, mx]) {
    expect([header.kind, footer]).toEqual(['full', { kind: 'full' }]);
    expect(header.flag).toBeUndefined();
  }
});

/** What makes one market differ from the others, one line per requirement: [us, mx, br]. */
const differences: readonly [title: string, read: (market: Market) => unknown, values: unknown[]][] = [
  ['[CONF-012] sign-in entry in the header', (m) => m.header.showsSignIn, [true, true, false]],
  ['[CONF-013] source of the menu', (m) => m.menu.source, ['sections', 'sections', 'topNav']],
  [
    '[CONF-014] own landing pages',
    (m) => m.ownLandingPages,
    [[], [], ['nossahistoria', 'informacoeslegais']],
  ],
  ['[CONF-015] address2 behind the store address', (m) => m.stores.showsAddress2, [false, true, false]],
  ['[CONF-016] gift cards lead to', (m) => m.giftCards.path, ['/giftCard', '/', '/']],
  [
    '[CART-055] gift cards on sale, in minor units',
    (m) => m.giftCards.sale?.amountsMinor,
    [[25_00, 50_00, 100_00], undefined, undefined],
  ],
  ['[CONF-017] account modal for guests', (m) => m.bopusGuestAccountModal, [false, true, false]],
  ['[CONF-019] [CONST-059] code in partner image paths', (m) => m.productCountry, ['USA', 'MEX', 'BRA']],
  ['[CONF-020] security seal', (m) => m.checkout.showsSeal, [true, false, false]],
  [
    '[CONF-022][CONF-024][CONST-014] logo on desktop',
    (m) => Object.values(m.logo.desktop),
    [
      [265, 32],
      [215, 54],
      [215, 54],
    ],
  ],
  [
    '[CONF-022][CONF-024][CONST-014] logo on mobile',
    (m) => Object.values(m.logo.mobile),
    [
      [160, 20],
      [160, 32],
      [160, 32],
    ],
  ],
  [
    '[CONF-023][CONST-014] medium logo',
    (m) => Object.values(m.logo.medium),
    [
      [212, 32],
      [160, 32],
      [160, 32],
    ],
  ],
  ['SHELL-004: wrapper of standalone users', (m) => m.wrapsStandaloneUsers, [true, false, false]],
  ['CONTENT-003: contact tab', (m) => m.showsContactTab, [true, true, false]],
  [
    'CART-030: promo checkbox at the start',
    (m) => m.checkout.subscriptions,
    [
      { promoAndSpecialEvents: true, textMessage: false },
      { promoAndSpecialEvents: false, textMessage: false },
      { promoAndSpecialEvents: false, textMessage: false },
    ],
  ],
  [
    'PayPal, and the wallets of phones',
    (m) => m.payments.methods.filter(({ kind, enabled }) => kind === 'wallet' && enabled).length,
    [3, 1, 0],
  ],
  ['Elo and Hipercard', (m) => m.payments.cardVendors.includes('elo'), [false, false, true]],
  ['CART-047: carnet', (m) => m.payments.cardVendors.includes('carnet'), [false, true, false]],
  [
    'PLUS-007: plates that find a vehicle',
    (m) => m.vehiclePicker.plate?.examples,
    [undefined, undefined, ['ABC1D23', 'ABC-1234']],
  ],
  ['PLUS-007: first level of the picker', (m) => m.vehiclePicker.levels[0], ['year', 'year', 'make']],
  [
    'VEHST-027: countries of a store search',
    (m) => m.stores.searchCountries,
    [['US', 'PR', 'VI', 'GU', 'AS', 'MP'], ['MX'], ['BR']],
  ],
  ['VEHST-038: stores abroad are ignored', (m) => m.stores.ignoresForeignStores, [false, false, true]],
  ['[CONST-026][VEHST-039] default store', (m) => m.stores.defaultStoreNumber, ['6997', '7997', undefined]],
  ['CART-036: digits of the postal code on the wire', (m) => m.postalCode.digitsSent, [5, 5, 8]],
  ['guest checkout only', (m) => m.checkout.guestOnly, [false, false, true]],
  ['taxes in the price', (m) => m.taxes.shown, ['added', 'included', 'included']],
  ['tax document', (m) => m.taxDocument?.kind, [undefined, 'cfdi', 'notaFiscal']],
  ['tax number', (m) => m.fiscalId?.kinds, [undefined, undefined, ['cpf', 'cnpj']]],
  ['states', (m) => m.states.length, [59, 32, 27]],
];

test.each(differences)('%s', (_title, read, values) => {
  expect(markets.map(read)).toEqual(values);
});

test.each([
  [us, 'US'],
  [mx, 'MX'],
])('[CONF-031] config chooses the generation by flags of the market, the newest first', (market, suffix) => {
  expect(market.checkout.generationFlags).toEqual([
    { flag: `CHECKOUT_V3_ENABLED_${suffix}`, generation: 'v3' },
    { flag: `CHECKOUT_V3_${suffix}`, generation: 'v3' },
    { flag: `CHECKOUT_V2_${suffix}`, generation: 'v2' },
    { flag: `CHECKOUT_V1_${suffix}`, generation: 'v1' },
  ]);
  expect(market.checkout.defaultGeneration).toBe('v3');
});

test('[CONF-021] Brazil sells in the newest layout and knows no older one', () => {
  expect(br.checkout).toMatchObject({ enabled: true, generationFlags: [], defaultGeneration: 'v3' });
});

test('CONF-018: no sample reviews ship', () => {
  expect(markets.flatMap((market) => market.sampleReviews)).toEqual([]);
});

test('PLUS-023: the postal code stands first where it fills the rest, the colonia is a list', () => {
  expect([mx, br].map((market) => market.address.fields[0]?.name)).toEqual(['zipCode', 'zipCode']);
  expect(mx.address.fields.find((field) => field.name === 'colonia')?.kind).toBe('list');
  expect(br.address.fields.map((field) => field.name)).toEqual(
    expect.arrayContaining(['number', 'complement']),
  );
});

test('PLUS-022: the market pays its own way, and such orders wait for the money', () => {
  const waiting = (market: Market): string[] =>
    market.payments.methods
      .filter((method) => method.enabled && method.waitsForPayment)
      .map((method) => method.id);
  expect(markets.map(waiting)).toEqual([[], ['oxxo', 'spei'], ['pix', 'boleto']]);
  expect(mx.payments.installments?.counts).toContain(12);
  expect(br.payments.installments).toMatchObject({ minimumParcelMinor: 5000, interestFree: true });
});

describe('[PLUS-058] the lists of the CFDI are the SAT’s, version 4.0', () => {
  const { regimes = [], uses = [] } = mx.taxDocument!;

  test.each([
    ['persons', 'person', '605 606 607 608 610 611 612 614 615 616 621 625 626'],
    ['companies', 'company', '601 603 610 620 622 623 624 626'],
    ['nobody in particular', 'generic', '616'],
  ] as const)('regimes of %s', (_name, taxpayer, codes) => {
    const found = regimes.filter(({ of }) => of.includes(taxpayer)).map(({ code }) => code);
    expect(found.join(' ')).toBe(codes);
  });

  const business = '601 603 606 612 620 621 622 623 624 625 626';
  const deductions = '605 606 607 608 611 612 614 615 625';
  const all = '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626';
  const table: readonly (readonly [codes: string, regimes: string])[] = [
    ['G01 G03 I01 I02 I03 I04 I05 I06 I07 I08', business],
    ['D01 D02 D03 D04 D05 D06 D07 D08 D09 D10', deductions],
    ['S01', all],
  ];

  test.each(table)('uses %s go with the regimes %s', (codes, allowed) => {
    for (const code of codes.split(' ')) {
      const use = uses.find((each) => each.code === code);
      const found = regimes.filter(({ uses: own }) => use?.group === undefined || own.includes(use.group));
      expect(use && found.map((regime) => regime.code).join(' '), code).toBe(allowed);
    }
  });

  test('and no others are offered', () => {
    expect(uses.map(({ code }) => code).join(' ')).toBe(table.map(([codes]) => codes).join(' '));
  });
});
