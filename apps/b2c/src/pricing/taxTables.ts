export type TaxTable = { readonly taxesShipping: boolean } & (
  | { readonly included: true; readonly rate: number }
  | {
      readonly included: false;
      /** State base rate. */
      readonly byRegion: Readonly<Record<string, number>>;
      /** What counties and cities add, by the first three digits of the postal code. */
      readonly byPostalPrefix: Readonly<Record<string, number>>;
    }
);

/** Percent to millionths. */
const percent = (value: number) => Math.round(value * 10_000);
const percents = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, percent(value)]));

/** State base rates in percent. Alaska, Delaware, Montana, New Hampshire and Oregon have none. */
const usStates = {
  AL: 4,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  NE: 5.5,
  NV: 6.85,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  PA: 6,
  PR: 11.5,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VT: 6,
  VA: 5.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
};

/** What the largest cities add, in percent; a sample. */
const usCities = {
  '100': 4.875,
  '112': 4.875,
  '191': 2,
  '303': 4.9,
  '331': 1,
  '381': 2.75,
  '441': 2.25,
  '554': 2.15,
  '606': 4,
  '631': 5.454,
  '700': 5,
  '750': 2,
  '752': 2,
  '770': 2,
  '782': 2,
  '787': 2,
  '802': 5.91,
  '850': 3,
  '891': 1.525,
  '900': 2.5,
  '921': 0.5,
  '941': 1.375,
  '981': 3.85,
};

const byMarket: Readonly<Record<string, TaxTable>> = {
  us: {
    included: false,
    taxesShipping: false,
    byRegion: percents(usStates),
    byPostalPrefix: percents(usCities),
  },
  mx: { included: true, taxesShipping: true, rate: percent(16) },
  br: { included: true, taxesShipping: true, rate: percent(18) },
};

export const hasTaxTable = (market: string): boolean => Object.hasOwn(byMarket, market);

export const taxTableOf = (market: string): TaxTable =>
  byMarket[market] ?? { included: true, taxesShipping: false, rate: 0 };
