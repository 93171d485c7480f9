import { toDecimal } from '@driveline/api';
import type { Market } from '@driveline/markets';

type MoneyMarket = Pick<Market, 'locale'> & {
  readonly currency: Pick<Market['currency'], 'code' | 'minorDigits'>;
};

const formats = new Map<string, Intl.NumberFormat>();

/** A shelf writes dozens of amounts, and making a format costs more than writing them: each is made once. */
function formatOf({ locale, currency }: MoneyMarket, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency.code} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * An amount of the market's money, as its pages write it: in mails, payment pages, vouchers and offers alike.
 * @param trim writes whole amounts without decimals (CART-019)
 */
export function moneyText(market: MoneyMarket, minor: number, { trim = false } = {}): string {
  const { code, minorDigits } = market.currency;
  const format = formatOf(market, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minorDigits,
    maximumFractionDigits: minorDigits,
    trailingZeroDisplay: trim ? 'stripIfInteger' : 'auto',
  });
  return format.format(toDecimal(minor, minorDigits));
}

/** The same without its symbol, beside a field that has one. */
export function amountText(market: MoneyMarket, minor: number): string {
  const { minorDigits } = market.currency;
  const digits = { minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits };
  return formatOf(market, digits).format(toDecimal(minor, minorDigits));
}
