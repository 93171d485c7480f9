import type { B2cClient, OutputOf } from '@driveline/api';
import type { Mutation } from '../mutations/mutation.ts';
import { bodyMutation, pathMutation } from '../mutations/bodyMutation.ts';
import type { BodyOf, ParamsOf } from '../mutations/bodyMutation.ts';
import { showChange } from '../mutations/showChange.ts';
import { queryRoots } from '../queryRoots.ts';
import { garageQueries } from './garageQueries.ts';

type Services = OutputOf<'garage.services'>;

/** What is due follows from services and mileage. */
const changesServices = { queue: 'garage', invalidates: [queryRoots.garage] };

/** Saved vehicles with their details and services, and serial numbers of covered parts. */
export const garageMutations = {
  /** A vehicle of the catalogue; a guest keeps the last one. */
  addVehicle: (client: B2cClient) =>
    bodyMutation(client, 'vehicles.add', { invalidates: [queryRoots.vehicles, queryRoots.header] }),
  updateDetails: (client: B2cClient) =>
    pathMutation(client, 'vehicles.updateDetails', ['vehicleId'], {
      invalidates: [queryRoots.garage, queryRoots.vehicles],
    }),
  addService: (client: B2cClient) =>
    pathMutation(client, 'garage.addService', ['vehicleId'], changesServices),
  updateService: (client: B2cClient) =>
    pathMutation(client, 'garage.updateService', ['vehicleId', 'serviceItemId'], changesServices),
  /** Gone at once, back on failure. */
  removeService: (client: B2cClient): Mutation<ParamsOf<'garage.removeService'>, Services> => ({
    key: ['garage', 'removeService'],
    mutate: (params) => client.call('garage.removeService', { params }),
    ...changesServices,
    optimistic: (queryClient, { vehicleId, serviceItemId }) =>
      showChange<Services>(queryClient, garageQueries.services(client, vehicleId).queryKey, (list) => ({
        ...list,
        services: list.services.filter((one) => one.serviceItemId !== serviceItemId),
      })),
  }),
  /** ACCT-052: `null` takes the number back. */
  setSerial: (
    client: B2cClient,
  ): Mutation<
    ParamsOf<'warranties.setSerial'> & BodyOf<'warranties.setSerial'>,
    OutputOf<'warranties.setSerial'>
  > => pathMutation(client, 'warranties.setSerial', ['warrantyId', 'warrantyItemId'], changesServices),
};
