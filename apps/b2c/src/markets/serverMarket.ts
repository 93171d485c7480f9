import type { Market, Markets } from '@driveline/markets';
import type { StreetTypes } from '@driveline/validation';
import type { DeliveryTerms } from './deliveryTerms.ts';
import type { DemonstrationTerms, MarketSeed } from './marketSeed.ts';
import type { PriceTerms } from './priceTerms.ts';
import type { RewardsProgram } from './rewardsProgram.ts';
import type { TaxTerms } from './taxTerms.ts';

/**
 * A market as one module: its record, and what the server charges, promises and gives there. Nothing has a default, as it
 * would be another market's money; what a market does not have says so. Amounts are integers in minor units of the
 * market's currency, rates parts per million.
 */
export interface MarketModule extends DemonstrationTerms {
  readonly market: Market;
  readonly tax: TaxTerms;
  readonly delivery: DeliveryTerms;
  /** `own`: every price is a row of your own catalogue. */
  readonly prices: PriceTerms | 'own';
  /** `none`: no member cards, no credits, nothing of them on any page. */
  readonly rewards: RewardsProgram | 'none';
  /**
   * How many characters at the beginning of a postal code name an area. A code of an area without any place in `postal_geo`
   * is refused; without this figure every code of the right form is taken.
   */
  readonly postalAreaLength?: number;
  /** What GeoNames' file of postal codes calls things there; without it a place of the file is a city. */
  readonly geonames?: GeonamesTerms;
  /** Without it no delivery that was made is refunded. */
  readonly returns?: ReturnRights;
  /** By which a misspelled kind of street is asked about; without them streets are taken as they are typed. */
  readonly streetTypes?: StreetTypes;
  /** `none`: the catalogue comes from elsewhere. */
  readonly seed: MarketSeed | 'none';
}

/** How `driveline postal-codes --geonames` reads the file of the market's country. */
export interface GeonamesTerms {
  /** The column with the city as addresses have it: `place name` or `admin name2`. */
  readonly city: 'place' | 'admin2';
  /** The column with what an address names beside the city; without it the file has no such names. */
  readonly neighborhood?: 'place';
  /** Codes of states that the file calls otherwise than the record, by the file's name. */
  readonly states?: Readonly<Record<string, string>>;
}

/** What buyers of a market may do beyond the shop's own terms of returns. */
export interface ReturnRights {
  /**
   * Until the end of which day after its arrival a parcel that comes back whole brings its delivery price back too, without a
   * reason.
   */
  readonly withdrawalDays: number;
}

/** The record that requests, jobs and the seed hand on, with the terms of its market. */
export interface ServerMarket extends Market {
  readonly terms: MarketModule;
}

export type ServerMarkets = Markets<ServerMarket>;
