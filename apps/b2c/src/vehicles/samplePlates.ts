import type { ServerMarkets } from '../markets/serverMarket.ts';
import type { PlatePort } from '../ports/platePort.ts';

/** Knows the made-up plates of each market's demonstration, and no others. */
export function samplePlates({ markets }: ServerMarkets): PlatePort {
  return {
    find: (plate, from) =>
      Promise.resolve(markets.find(({ code }) => code === from.market)?.terms.plates?.[plate]),
  };
}
