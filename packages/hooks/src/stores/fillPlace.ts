import { isB2cError, type B2cClient, type Place } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import type { Values } from '@driveline/validation';
import { completePostalCode, postalCodeField, refilledValues, type PlaceMarket } from './placeFill.ts';
import { storeQueries } from './storeQueries.ts';

/** Name of the button that fills an address without script. */
export const FILL_PLACE = 'fillPlace';
/** Name of the field with the postal code that has filled the address as it came. */
export const FILLED_BY = 'filledBy';

export interface PlaceSource {
  readonly client: B2cClient;
  /** Of the page that answers: its lists offer what the code told. */
  readonly queryClient: QueryClient;
}

/** A form as it was posted, with what its postal code tells (PLUS-060): `usePlaceFill` for a browser without script. */
export async function fillPlace(
  { client, queryClient }: PlaceSource,
  market: PlaceMarket,
  typed: Values,
): Promise<Record<string, string>> {
  const code = completePostalCode(market, typed[postalCodeField(market)]);
  const before = completePostalCode(market, typed[FILLED_BY]);
  const placeOf = async (postalCode: string | undefined): Promise<Place | undefined> => {
    if (postalCode === undefined) return undefined;
    try {
      return await queryClient.ensureQueryData(storeQueries.placeByPostalCode(client, postalCode));
    } catch (error) {
      // Nobody knows the code: the shopper fills in the address.
      if (!isB2cError(error)) throw error;
      return undefined;
    }
  };
  const [former, place] = await Promise.all([before === code ? undefined : placeOf(before), placeOf(code)]);
  return { ...typed, ...refilledValues(market, typed, { former, place }) };
}
