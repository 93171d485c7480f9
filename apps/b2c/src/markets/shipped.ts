import type { Market } from '@driveline/markets';
import { br } from './br.ts';
import { mx } from './mx.ts';
import { createServerMarkets, wholeModules, type GivenModule } from './serverMarkets.ts';
import type { MarketModule, ServerMarkets } from './serverMarket.ts';
import { us } from './us.ts';

/** The markets that the server comes with, by the door that any other one takes. */
export const shippedModules: readonly MarketModule[] = [us, mx, br];

export const shippedMarkets: ServerMarkets = createServerMarkets(shippedModules);

/**
 * A record with the terms of the shipped market of its code, if it has its currency: amounts are in its minor units. Any
 * other record has none, which refuses the start. The shipped record itself gives the shipped module.
 */
export function withShippedTerms(market: Market): GivenModule {
  const shipped = shippedModules.find(
    ({ market: { code, currency } }) => code === market.code && currency.code === market.currency.code,
  );
  return shipped?.market === market ? shipped : { ...shipped, market };
}

/**
 * The modules of a shop's markets, for the codes that a brand of it sells in.
 * @param own terms of markets that do not ship, each with its record of `records`
 * @throws MarketGapsError naming each market with all that it lacks
 */
export const soldModules = (
  records: readonly Market[],
  codes: readonly string[],
  own: readonly GivenModule[] = [],
): readonly MarketModule[] =>
  wholeModules(
    records
      .filter(({ code }) => codes.includes(code))
      .map((record) => {
        const terms = own.find(({ market }) => market.code === record.code);
        return terms ? { ...terms, market: record } : withShippedTerms(record);
      }),
  );
