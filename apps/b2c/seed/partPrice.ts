import type { Random } from './random.ts';

export interface PriceSeed {
  market: string;
  listMinor: number;
  saleMinor: number | null;
  coreMinor: number;
}

/** How a market's prices come from dollars: a factor, and the ending that its shops use. */
const tariffs = [
  { market: 'us', factor: 1, round: (major: number) => Math.max(1, Math.round(major)) * 100 - 1 },
  { market: 'mx', factor: 18.4, round: (major: number) => Math.max(1, Math.round(major)) * 100 },
  { market: 'br', factor: 5.3, round: (major: number) => Math.max(1, Math.round(major)) * 100 - 10 },
] as const;

const gradeFactor: Readonly<Record<string, number>> = {
  value: 0.75,
  standard: 0.9,
  premium: 1.15,
  'heavy duty': 1.2,
  performance: 1.3,
};

/** Prices of one part in every market. */
export function partPrices(
  random: Random,
  grade: string,
  [low, high]: readonly [number, number],
  core: readonly [number, number] | null,
): PriceSeed[] {
  const dollars = Math.max(2, (low + (high - low) * random.next() ** 1.7) * (gradeFactor[grade] ?? 1));
  const reduced = random.chance(0.18) ? 1 - random.int(2, 6) * 0.05 : null;
  const deposit = core ? Math.round((core[0] + (core[1] - core[0]) * random.next()) / 1) : 0;
  return tariffs.map(({ market, factor, round }) => {
    const listMinor = round(dollars * factor);
    const saleMinor = reduced === null ? null : round(dollars * factor * reduced);
    return {
      market,
      listMinor,
      saleMinor: saleMinor !== null && saleMinor < listMinor ? saleMinor : null,
      coreMinor: deposit === 0 ? 0 : Math.round(deposit * factor) * 100,
    };
  });
}
