import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { garageQueries } from './garageQueries.ts';
import type { WarrantyFilter } from './garageQueries.ts';
import { garageMutations } from './garageMutations.ts';

// The factories of this folder, wired to the client of the page.

/** A saved vehicle with what its owner noted: `vehicles.details`. */
export const useVehicleDetails = (vehicleId: string) =>
  useQuery(garageQueries.details(useB2c().client, vehicleId));
/** What was done to a vehicle, newest first: `garage.services`. */
export const useServices = (vehicleId: string) =>
  useQuery(garageQueries.services(useB2c().client, vehicleId));
/** What a vehicle needs and when, by mileage and months: `garage.maintenance`. */
export const useMaintenance = (vehicleId: string) =>
  useQuery(garageQueries.maintenance(useB2c().client, vehicleId));
/** The tree of repair guides for a vehicle, and one guide: `garage.repairGuide`. */
export const useRepairGuide = (query?: { readonly vehicleId?: string; readonly guideId?: string }) =>
  useQuery(garageQueries.repairGuide(useB2c().client, query));
/** Warranties of what the account bought, newest purchase first: `warranties.list`. */
export const useWarranties = (filter?: WarrantyFilter) =>
  useQuery(garageQueries.warranties(useB2c().client, filter));
/** The warranties of one purchase: `warranties.detail`. */
export const useWarranty = (warrantyId: string) =>
  useQuery(garageQueries.warranty(useB2c().client, warrantyId));
/** One warranty: `warranties.item`. */
export const useWarrantyItem = (params: { readonly warrantyId: string; readonly warrantyItemId: string }) =>
  useQuery(garageQueries.warrantyItem(useB2c().client, params));

/** Save a vehicle of the catalogue; a guest keeps one, the last: `vehicles.add`. */
export const useAddVehicle = () => useB2cMutation(garageMutations.addVehicle(useB2c().client));
/** Note details of a saved vehicle: `vehicles.updateDetails`. */
export const useUpdateVehicleDetails = () => useB2cMutation(garageMutations.updateDetails(useB2c().client));
/** Note a service; the same one sent twice is noted once: `garage.addService`. */
export const useAddService = () => useB2cMutation(garageMutations.addService(useB2c().client));
/** Correct a service: `garage.updateService`. */
export const useUpdateService = () => useB2cMutation(garageMutations.updateService(useB2c().client));
/** Forget a service: `garage.removeService`. */
export const useRemoveService = () => useB2cMutation(garageMutations.removeService(useB2c().client));
/** Note the serial number of a covered part; null takes it back: `warranties.setSerial`. */
export const useSetSerial = () => useB2cMutation(garageMutations.setSerial(useB2c().client));
