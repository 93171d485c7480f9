import type { Market, MarketLocale } from './market.ts';
import { faultIf, holds, repeated, type MarketFault } from './marketFault.ts';

/** Everything wrong with the languages of a market. */
export function localeFaults(market: Market): MarketFault[] {
  const { otherLocales = [] } = market;
  const prefix = repeated(otherLocales.map((other) => other.prefix));
  const locale = repeated([market, ...otherLocales].map((each) => each.locale));
  return [
    ...tagFaults(market, ''),
    ...otherLocales.flatMap((other, index) => [
      ...tagFaults(other, `otherLocales.${index}.`),
      ...faultIf(
        !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(other.prefix),
        `otherLocales.${index}.prefix`,
        `'${other.prefix}' is not a language in lower case`,
        'Addresses begin with it, and capitals would make two of one',
        `write '${other.language}' or '${other.locale.toLowerCase()}'`,
      ),
    ]),
    ...faultIf(
      prefix !== undefined,
      'otherLocales',
      `'${prefix}' is the prefix of two languages`,
      'An address would have two pages',
      'give each language a prefix of its own',
    ),
    ...faultIf(
      locale !== undefined,
      'otherLocales',
      `'${locale}' is listed twice`,
      'A page would have two addresses',
      'remove one',
    ),
  ];
}

function tagFaults({ locale, language }: Pick<MarketLocale, 'locale' | 'language'>, at: string) {
  const isLocale =
    /^[a-z]{2,3}-/.test(locale) && holds(() => Intl.getCanonicalLocales(locale).includes(locale));
  return [
    ...faultIf(
      !isLocale,
      `${at}locale`,
      `'${locale}' is not a language with a region`,
      'Every format fails on it',
      "write it as 'en-US'",
    ),
    ...faultIf(
      isLocale && !locale.startsWith(`${language}-`),
      `${at}language`,
      `'${language}' is not that of '${locale}'`,
      'Texts would be announced wrongly',
      `write '${locale.split('-', 1)[0]}'`,
    ),
  ];
}
