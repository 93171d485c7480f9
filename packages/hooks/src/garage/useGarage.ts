import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { garageQueries } from './garageQueries.ts';
import type { WarrantyFilter } from './garageQueries.ts';
import { garageMutations } from './garageMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useVehicleDetails = (vehicleId: string) =>
  useQuery(garageQueries.details(useB2c().client, vehicleId));
export const useServices = (vehicleId: string) =>
  useQuery(garageQueries.services(useB2c().client, vehicleId));
export const useMaintenance = (vehicleId: string) =>
  useQuery(garageQueries.maintenance(useB2c().client, vehicleId));
export const useRepairGuide = (query?: { readonly vehicleId?: string; readonly guideId?: string }) =>
  useQuery(garageQueries.repairGuide(useB2c().client, query));
export const useWarranties = (filter?: WarrantyFilter) =>
  useQuery(garageQueries.warranties(useB2c().client, filter));
export const useWarranty = (warrantyId: string) =>
  useQuery(garageQueries.warranty(useB2c().client, warrantyId));
export const useWarrantyItem = (params: { readonly warrantyId: string; readonly warrantyItemId: string }) =>
  useQuery(garageQueries.warrantyItem(useB2c().client, params));

export const useAddVehicle = () => useB2cMutation(garageMutations.addVehicle(useB2c().client));
export const useUpdateVehicleDetails = () => useB2cMutation(garageMutations.updateDetails(useB2c().client));
export const useAddService = () => useB2cMutation(garageMutations.addService(useB2c().client));
export const useUpdateService = () => useB2cMutation(garageMutations.updateService(useB2c().client));
export const useRemoveService = () => useB2cMutation(garageMutations.removeService(useB2c().client));
export const useSetSerial = () => useB2cMutation(garageMutations.setSerial(useB2c().client));
