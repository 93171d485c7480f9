import type { HeaderData, StoreDetails, VehicleMap } from '@driveline/api';
import { formatPostalCode, type MarketOptions } from '@driveline/validation';
import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { headerQueries } from './headerQueries.ts';

/**
 * The chosen vehicle of the header. A component that reads this and not all of the header is not rendered again when header data
 * arrives on a page that everybody gets, nor for another count of the cart.
 */
export const useMyVehicle = (): VehicleMap | undefined =>
  useQuery({ ...headerQueries.data(useB2c().client), select: vehicleOf }).data;

const vehicleOf = ({ vehicleMap }: HeaderData) => vehicleMap ?? undefined;

/** The saved store of the header, read alone for the same reason. */
export const useMyStore = (): StoreDetails | undefined =>
  useQuery({ ...headerQueries.data(useB2c().client), select: storeOf }).data;

const storeOf = ({ storeDetails }: HeaderData) => storeDetails ?? undefined;

/** The shopper's postal code as it is typed, for the forms that ask for it; empty while nobody named one (PLUS-060). */
export function usePostalCode(market: Pick<MarketOptions, 'postalCode'>): string {
  const { data } = useQuery({ ...headerQueries.data(useB2c().client), select: postalCodeOf });
  return data ? formatPostalCode(data, market) : '';
}

const postalCodeOf = ({ postalCode = '' }: HeaderData) => postalCode;
