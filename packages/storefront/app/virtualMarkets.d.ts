/** Made by `vite/shopMarkets.ts` of the markets in `shop.config.ts`. */
declare module 'virtual:driveline/markets' {
  import type { LateWords, MarketModule } from './shop/shop.ts';

  type Loads<T> = Readonly<Record<string, () => Promise<T>>>;

  /** In a browser: what a first page needs of a market, by its code and the prefix of its language: `us`, `us/es`. */
  export const loadFirst: Loads<{ readonly marketModule: MarketModule }>;
  /** In a browser: the other words of it. */
  export const loadLate: Loads<{ readonly lateWords: LateWords }>;
  /** On a server: all of them. */
  export const everyMarket: Readonly<Record<string, readonly [first: MarketModule, late: LateWords]>>;
}
