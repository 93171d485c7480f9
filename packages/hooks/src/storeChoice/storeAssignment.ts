import { STORE_FROM_URL } from './storeFromUrl.ts';

/** What is known when a page arrives. */
export interface StoreSituation {
  readonly isAnonymous: boolean;
  readonly storeNumber: string | undefined;
  /** VEHST-039: config's, else the market's; none in a market without. */
  readonly defaultStoreNumber: string | undefined;
  readonly isBot: boolean;
  readonly isMobileApp: boolean;
  readonly path: string;
  readonly search: string;
}

/** VEHST-033: whether the device's place may choose a store. */
export function mayLocateStore(situation: StoreSituation): boolean {
  const { isAnonymous, storeNumber, defaultStoreNumber, isBot, isMobileApp, path, search } = situation;
  const hasOwnStore = storeNumber !== undefined && storeNumber !== defaultStoreNumber;
  const isCheckout = /^\/(checkout|signincheckout)(\/|$)/.test(path);
  const setsStore = new URLSearchParams(search).has(STORE_FROM_URL);
  return isAnonymous && !hasOwnStore && !isBot && !isMobileApp && !isCheckout && !setsStore;
}

/** VEHST-034: on arrival only where permission was given before; otherwise at a gesture on the store control. */
export function asksForPlace(
  permission: 'granted' | 'denied' | 'prompt' | undefined,
  byGesture: boolean,
): boolean {
  return byGesture ? permission !== 'denied' : permission === 'granted';
}

/** A store of the look-up by position, as far as the choice reads it (VEHST-035). */
export interface LocatedStore {
  readonly id: string;
  readonly countryCode: string;
  readonly closed: { readonly isClosed: boolean };
}

/**
 * VEHST-036, VEHST-038, VEHST-039: the nearest open store of the answer, which lists them nearest first;
 * without one the fallback, and in a market without a fallback none.
 */
export function storeToAssign(
  locations: readonly LocatedStore[],
  market: {
    readonly stores: { readonly ignoresForeignStores: boolean; readonly searchCountries: readonly string[] };
  },
  defaultStoreNumber: string | undefined,
): string | undefined {
  const { ignoresForeignStores, searchCountries } = market.stores;
  const nearest = locations.find(
    ({ closed, countryCode }) =>
      !closed.isClosed && (!ignoresForeignStores || searchCountries.includes(countryCode)),
  );
  return nearest?.id ?? defaultStoreNumber;
}
