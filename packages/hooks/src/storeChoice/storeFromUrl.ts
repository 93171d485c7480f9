/** Parameter of VEHST-040. */
export const STORE_FROM_URL = 'spps.s';

const STORE_SET = 'new_store_set';

/** What an address says about a store. */
export interface StoreFromUrl {
  /** The store to set; absent when the number is malformed. */
  readonly storeNumber?: string;
  /** Query to put in place of the page's own, once the store is set. */
  readonly searchWhenSet: string;
  /** Query without the parameter, when it is malformed or setting fails. */
  readonly searchWhenFailed: string;
}

/** VEHST-040: reads the store that an address asks for, unless it was set already; only 1 to 5 digits are a number. */
export function storeFromUrl(search: string): StoreFromUrl | undefined {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(STORE_FROM_URL);
  if (asked === null || parameters.get(STORE_SET) === 'true') return undefined;
  const storeNumber = /^\d{1,5}$/.test(asked) ? asked : undefined;
  parameters.set(STORE_SET, 'true');
  const searchWhenSet = asQuery(parameters);
  parameters.delete(STORE_SET);
  parameters.delete(STORE_FROM_URL);
  return { storeNumber, searchWhenSet, searchWhenFailed: asQuery(parameters) };
}

function asQuery(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text ? `?${text}` : '';
}
