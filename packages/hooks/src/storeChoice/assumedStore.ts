/**
 * VEHST-032, VEHST-039, CONST-026: the store that is assumed until a shopper chooses one: config's
 * `DEFAULT_STORE_NUMBER`, else the market's. None in a market without.
 */
export function assumedStoreNumber(
  config: { value(name: 'DEFAULT_STORE_NUMBER', fallback: string): string },
  market: { readonly stores: { readonly defaultStoreNumber?: string } },
): string | undefined {
  const { defaultStoreNumber } = market.stores;
  return defaultStoreNumber && (config.value('DEFAULT_STORE_NUMBER', '') || defaultStoreNumber);
}

/** VEHST-032: the store that the shopper chose; one that is only assumed is never shown as a place. */
export const chosenStore = <Store extends { readonly storeNumber: string }>(
  store: Store | null | undefined,
  assumed: string | undefined,
): Store | undefined => (store && store.storeNumber !== assumed ? store : undefined);
