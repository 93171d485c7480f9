import { addressFaults } from './addressFaults.ts';
import type { Market } from './market.ts';
import { localeFaults } from './localeFaults.ts';
import { faultIf, holds, repeated, type MarketFault } from './marketFault.ts';
import { taxDocumentFaults } from './taxDocumentFaults.ts';

const PARTS = {
  code: 'string',
  locale: 'string',
  language: 'string',
  dir: 'string',
  hreflang: 'string',
  timeZone: 'string',
  currency: 'object',
  countries: 'object',
  productCountry: 'string',
  logo: 'object',
  header: 'object',
  footer: 'object',
  menu: 'object',
  checkout: 'object',
  payments: 'object',
  taxes: 'object',
  address: 'object',
  states: 'object',
  postalCode: 'object',
  phone: 'object',
  vehiclePicker: 'object',
  stores: 'object',
  units: 'object',
  search: 'object',
  giftCards: 'object',
  bopusGuestAccountModal: 'boolean',
  wrapsStandaloneUsers: 'boolean',
  showsContactTab: 'boolean',
  ownLandingPages: 'object',
  legalLinks: 'object',
  sampleReviews: 'object',
} as const satisfies Record<
  Exclude<
    keyof Market,
    | 'contact'
    | 'defaultLocale'
    | 'features'
    | 'fiscalId'
    | 'nameKey'
    | 'otherLocales'
    | 'otherTimeZones'
    | 'taxDocument'
    | 'timeZoneNames'
  >,
  string
>;

/** Parts that a record read from JSON lacks; the compiler sees to records in TypeScript. */
function missingFaults(market: Market): MarketFault[] {
  return Object.entries(PARTS).flatMap(([part, type]) => {
    const value = market[part as keyof Market];
    const isMissing = value === null || typeof value !== type;
    return faultIf(
      isMissing,
      part,
      `is not of type ${type}`,
      'Every page may ask for it',
      'copy the part from a market like it',
    );
  });
}

const isZone = (timeZone: string): boolean =>
  holds(() => new Intl.DateTimeFormat(undefined, { timeZone }) instanceof Intl.DateTimeFormat);

function identityFaults({ code, timeZone, otherTimeZones = [], productCountry }: Market): MarketFault[] {
  return [
    ...faultIf(
      !/^[a-z][a-z0-9-]{1,15}$/.test(code),
      'code',
      `'${code}' is not a host label`,
      'Hosts and MARKET use it',
      "write lower case letters, as 'us'",
    ),
    ...faultIf(
      !isZone(timeZone),
      'timeZone',
      `'${timeZone}' is unknown`,
      'Times of orders are shown in it',
      "write it as 'America/Chicago'",
    ),
    ...faultIf(
      !otherTimeZones.every(isZone),
      'otherTimeZones',
      `one of '${otherTimeZones.join("', '")}' is unknown`,
      'Today is asked for in each of them',
      "write each as 'Pacific/Honolulu'",
    ),
    ...faultIf(
      !/^[A-Z]{3}$/.test(productCountry),
      'productCountry',
      `'${productCountry}' is not three letters`,
      'Product calls send it',
      "write it as 'USA'",
    ),
  ];
}

function moneyFaults({ currency, payments, checkout }: Market): MarketFault[] {
  const ids = payments.methods.map((method) => method.id);
  const twice = repeated(ids);
  const discounted = payments.methods.find(
    ({ discountPercent: percent, waitsForPayment }) =>
      percent !== undefined &&
      !(waitsForPayment && Number.isInteger(percent) && percent > 0 && percent < 100),
  );
  const stranger = payments.installments?.methods.find((id) => !ids.includes(id));
  return [
    ...faultIf(
      !/^[A-Z]{3}$/.test(currency.code),
      'currency.code',
      `'${currency.code}' is not an ISO 4217 code`,
      'Prices could not be formatted',
      "write it as 'USD'",
    ),
    ...faultIf(
      ![0, 1, 2, 3].includes(currency.minorDigits),
      'currency.minorDigits',
      `${currency.minorDigits} is not a number of digits`,
      'Amounts would be off by powers of ten',
      'write 0 to 3',
    ),
    ...faultIf(
      twice !== undefined,
      'payments.methods',
      `'${twice}' is listed twice`,
      'It would be offered twice',
      'remove one',
    ),
    ...faultIf(
      checkout.enabled && !payments.methods.some((method) => method.enabled),
      'payments.methods',
      'none is enabled',
      'Checkout could not be finished',
      'enable one, or set checkout.enabled to false',
    ),
    ...faultIf(
      discounted !== undefined,
      'payments.methods',
      `discountPercent of '${discounted?.id}' is not 1 to 99 of a method that waits for its money`,
      'What is shown and what is charged could differ',
      'write a whole number from 1 to 99, or leave it out',
    ),
    ...faultIf(
      stranger !== undefined,
      'payments.installments.methods',
      `'${stranger}' is not a method`,
      'It could not be split',
      `use one of ${ids.join(', ')}`,
    ),
  ];
}

/** An example of a plate has letters and digits where one of the formats has them. */
const isPlate = (example: string, formats: readonly string[]): boolean =>
  formats.includes(example.replace(/[A-Z]/g, 'A').replace(/\d/g, '#'));

function browsingFaults({ vehiclePicker, search }: Market): MarketFault[] {
  const { plate } = vehiclePicker;
  const { minLength, minLengthWithDigit, extraCharacters } = search;
  return [
    ...faultIf(
      vehiclePicker.levels.length === 0 || repeated(vehiclePicker.levels) !== undefined,
      'vehiclePicker.levels',
      'levels are missing or repeated',
      'The picker walks them once each',
      'list each level once',
    ),
    ...faultIf(
      plate !== undefined &&
        !(plate.examples.length > 0 && plate.examples.every((example) => isPlate(example, plate.formats))),
      'vehiclePicker.plate',
      `one of its examples is none of ${plate?.formats.join(', ') || 'no formats'}`,
      'Hints and error texts quote them',
      "write '#' for a digit and 'A' for a letter, and an example of each: 'ABC-1234' of 'AAA-####'",
    ),
    ...faultIf(
      /[\p{L}\p{N}\s]/u.test(extraCharacters),
      'search.extraCharacters',
      'holds a letter, digit or space',
      'Those are always kept',
      'list signs only',
    ),
    ...faultIf(
      minLength < 1 || minLengthWithDigit < 1,
      'search.minLength',
      'is below 1',
      'Type-ahead would ask for nothing',
      'write 1 or more',
    ),
  ];
}

function contactFaults({ contact: { whatsApp } = {} }: Market): MarketFault[] {
  return faultIf(
    whatsApp !== undefined && !/^[1-9]\d{7,14}$/.test(whatsApp),
    'contact.whatsApp',
    `'${whatsApp}' is not a whole number`,
    'The link would lead nowhere',
    "write country and number as digits: '5511912345678'",
  );
}

function giftCardFaults({ giftCards: { sale } }: Market): MarketFault[] {
  if (!sale) return [];
  const { amountsMinor, minMinor, maxMinor } = sale;
  const rising = [0, minMinor - 1, ...amountsMinor, maxMinor + 1];
  const isSound =
    rising.every(Number.isInteger) && rising.every((each, at) => at === 0 || each > (rising[at - 1] ?? 0));
  return faultIf(
    minMinor < 2 || !isSound,
    'giftCards.sale',
    'amounts are not whole, not ascending, or outside of minMinor and maxMinor',
    'A card of such an amount would be refused',
    'list whole minor units in ascending order, from minMinor to maxMinor',
  );
}

/** Everything wrong with a record that its type cannot say; empty when it is sound. */
export function marketFaults(market: Market): MarketFault[] {
  const missing = missingFaults(market);
  if (missing.length > 0) return missing;
  return [
    ...identityFaults(market),
    ...localeFaults(market),
    ...moneyFaults(market),
    ...addressFaults(market),
    ...browsingFaults(market),
    ...contactFaults(market),
    ...giftCardFaults(market),
    ...taxDocumentFaults(market),
  ];
}
