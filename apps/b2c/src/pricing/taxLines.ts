import { toDecimal } from '@driveline/api';
import type { PriceInfo } from '@driveline/api/contract';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { TaxLine } from '../ports/taxPort.ts';

/** Taxes as the wire names them; one of another tax service without a name in the market's terms is called by its id. */
export function toTaxLines(
  { locale, language, currency, terms }: ServerMarket,
  lines: readonly TaxLine[],
): Pick<PriceInfo, 'taxLines'> {
  if (lines.length === 0) return {};
  const nameOf = (id: string): string => {
    const names = terms.tax.taxes.find((tax) => tax.id === id)?.names ?? {};
    const near = Object.keys(names).find((known) => known.split('-')[0] === language);
    return names[locale] ?? names[near ?? ''] ?? Object.values(names)[0] ?? id;
  };
  return {
    taxLines: lines.map(({ id, rate, amountMinor }) => ({
      id,
      name: nameOf(id),
      ...(rate !== null && { percent: rate / 10_000 }),
      amount: toDecimal(amountMinor, currency.minorDigits),
    })),
  };
}
