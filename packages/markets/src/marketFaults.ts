import { addressFaults } from './addressFaults.ts';
import type { Market } from './market.ts';
import type { MarketFault } from './marketFault.ts';
import { repeated } from './repeated.ts';

function isLocale(locale: string): boolean {
  try {
    return /^[a-z]{2,3}-/.test(locale) && Intl.getCanonicalLocales(locale)[0] === locale;
  } catch {
    return false;
  }
}

function identityFaults(market: Market): MarketFault[] {
  const faults: MarketFault[] = [];
  const { code, locale, language, currency, productCountry, countries, timeZone } = market;
  const add = (path: string, what: string, why: string, fix: string): void => {
    faults.push({ path, what, why, fix });
  };
  if (!/^[a-z][a-z0-9-]{1,15}$/.test(code)) {
    add('code', `'${code}' is no host label`, 'Hosts and MARKET use it', "write lower case letters, as 'us'");
  }
  if (!isLocale(locale)) {
    add('locale', `'${locale}' is no language and region`, 'Every format fails on it', "write it as 'en-US'");
  } else if (!locale.startsWith(`${language}-`)) {
    add('language', `'${language}' is not that of '${locale}'`, 'Texts would be announced wrongly', `write '${locale.split('-')[0]}'`); // prettier-ignore
  }
  if (!/^[A-Z]{3}$/.test(currency.code)) {
    add('currency.code', `'${currency.code}' is no ISO 4217 code`, 'Prices could not be formatted', "write it as 'USD'"); // prettier-ignore
  }
  if (!Number.isInteger(currency.minorDigits) || currency.minorDigits < 0 || currency.minorDigits > 3) {
    add('currency.minorDigits', `${currency.minorDigits} is no digit count`, 'Amounts would be off by powers of ten', 'write 0 to 3'); // prettier-ignore
  }
  if (!/^[A-Z]{3}$/.test(productCountry)) {
    add(
      'productCountry',
      `'${productCountry}' has not three letters`,
      'Product calls send it',
      "write it as 'USA'",
    );
  }
  const twice = repeated(countries.map((country) => country.code));
  if (countries.length === 0 || twice !== undefined) {
    add('countries', twice === undefined ? 'none is named' : `'${twice}' stands twice`, 'An address needs its one country', 'name each country once'); // prettier-ignore
  }
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone)) {
    add(
      'timeZone',
      `'${timeZone}' is unknown`,
      'Times of orders are shown in it',
      "write it as 'America/Chicago'",
    );
  }
  return faults;
}

function saleFaults({ payments, checkout, vehiclePicker, search }: Market): MarketFault[] {
  const faults: MarketFault[] = [];
  const add = (path: string, what: string, why: string, fix: string): void => {
    faults.push({ path, what, why, fix });
  };
  const ids = payments.methods.map((method) => method.id);
  const twice = repeated(ids);
  if (twice !== undefined) {
    add('payments.methods', `'${twice}' stands twice`, 'It would be offered twice', 'remove one');
  }
  if (checkout.enabled && !payments.methods.some((method) => method.enabled)) {
    add('payments.methods', 'none is enabled', 'Checkout could not be finished', 'enable one, or set checkout.enabled to false'); // prettier-ignore
  }
  const stranger = payments.installments?.methods.find((id) => !ids.includes(id));
  if (stranger !== undefined) {
    add('payments.installments.methods', `'${stranger}' is no method`, 'It could not be split', `use one of ${ids.join(', ')}`); // prettier-ignore
  }
  if (vehiclePicker.levels.length === 0 || repeated(vehiclePicker.levels) !== undefined) {
    add('vehiclePicker.levels', 'levels are missing or repeated', 'The picker walks them once each', 'list each level once'); // prettier-ignore
  }
  if (/[\p{L}\p{N}\s]/u.test(search.extraCharacters)) {
    add(
      'search.extraCharacters',
      'holds a letter, digit or space',
      'Those are always kept',
      'list signs only',
    );
  }
  if (search.minLength < 1 || search.minLengthWithDigit < 1) {
    add('search.minLength', 'is below 1', 'Type-ahead would ask for nothing', 'write 1 or more');
  }
  return faults;
}

/** Everything wrong with a record that its type cannot say; empty when it is sound. */
export function marketFaults(market: Market): MarketFault[] {
  return [...identityFaults(market), ...addressFaults(market), ...saleFaults(market)];
}
