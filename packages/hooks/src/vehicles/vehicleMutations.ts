import type { B2cClient, HeaderData, InputOf, OutputOf, VehicleMap } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { cartQueries } from '../cart/cartQueries.ts';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import { headerQueries } from '../header/headerQueries.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { vehicleQueries } from './vehicleQueries.ts';

type VehicleAnswer = { readonly vehicleMap: VehicleMap | null };

/** The answer stays with the vehicle and updates the whole site (PLUS-003). */
const invalidates = [headerQueries.all, vehicleQueries.all, catalogQueries.all, cartQueries.all];

function change<Input, Output extends VehicleAnswer>(
  client: B2cClient,
  name: string,
  mutate: (input: Input) => Promise<Output>,
): Mutation<Input, Output> {
  return {
    key: ['vehicles', name],
    mutate,
    invalidates,
    apply: (queryClient, { vehicleMap }) => applyVehicle(client, queryClient, vehicleMap),
  };
}

function applyVehicle(client: B2cClient, queryClient: QueryClient, vehicleMap: VehicleMap | null): void {
  queryClient.setQueryData<HeaderData>(headerQueries.data(client).queryKey, (header) =>
    header ? { ...header, vehicleMap } : header,
  );
  queryClient.setQueryData(vehicleQueries.current(client).queryKey, { vehicleMap });
}

export const vehicleMutations = {
  /** Prefer a saved vehicle (`vehicleId`) or one of the tree (`catalogVehicleId`). */
  setVehicle: (client: B2cClient) =>
    change(client, 'set', (body: InputOf<'vehicles.updatePreferred'>['body'] & object) =>
      client.call('vehicles.updatePreferred', { body }),
    ),
  /** Shop without a vehicle. */
  clearVehicle: (client: B2cClient) =>
    change(client, 'clear', (_input: void) => client.call('vehicles.clearPreferred')),
  /** Answer one question about the preferred vehicle; `null` takes the answer back. */
  answerQuestion: (client: B2cClient) =>
    change(client, 'answer', (body: InputOf<'vehicles.answer'>['body']) =>
      client.call('vehicles.answer', { body }),
    ),
  removeVehicle: (
    client: B2cClient,
  ): Mutation<InputOf<'vehicles.remove'>['params'], OutputOf<'vehicles.remove'>> => ({
    key: ['vehicles', 'remove'],
    mutate: (params) => client.call('vehicles.remove', { params }),
    invalidates,
  }),
};
