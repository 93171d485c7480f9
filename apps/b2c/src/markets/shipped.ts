import type { Market } from '@driveline/markets';
import { br } from './br.ts';
import { mx } from './mx.ts';
import { createServerMarkets, wholeModules, type GivenModule } from './serverMarkets.ts';
import type { MarketModule, ServerMarkets } from './serverMarket.ts';
import { us } from './us.ts';

/** The markets that the server comes with, by the door that any other one takes. */
export const shippedModules: readonly MarketModule[] = [us, mx, br];

export const shippedMarkets: ServerMarkets = createServerMarkets(shippedModules);

/** A record with the terms of the shipped market of its code; of any other code it has none, which refuses the start. */
export const withShippedTerms = (market: Market): GivenModule => ({
  ...shippedModules.find((shipped) => shipped.market.code === market.code),
  market,
});

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
      .map((record) => own.find(({ market }) => market === record) ?? withShippedTerms(record)),
  );
