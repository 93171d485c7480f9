import type { B2cClient, HeaderData, InputOf, OutputOf, VehicleMap } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { bound } from '../mutations/mutation.ts';
import type { Mutation, Undo } from '../mutations/mutation.ts';
import { queryRoots } from '../queryRoots.ts';
import { cachedVehicle } from './vehicleChange.ts';
import { vehicleQueries } from './vehicleQueries.ts';

type VehicleAnswer = { readonly vehicleMap: VehicleMap | null };

/** The vehicle that was chosen last is the one to stay. */
const VEHICLE_QUEUE = 'vehicles';

/** The answer stays with the vehicle and updates the whole site (PLUS-003). */
const invalidates = [
  queryRoots.header,
  queryRoots.vehicles,
  queryRoots.garage,
  queryRoots.catalog,
  queryRoots.cart,
];

function change<Input, Output extends VehicleAnswer>(
  client: B2cClient,
  name: string,
  mutate: (input: Input) => Promise<Output>,
): Mutation<Input, Output> {
  return {
    key: ['vehicles', name],
    queue: VEHICLE_QUEUE,
    mutate,
    invalidates,
    apply: (queryClient, { vehicleMap }) => applyVehicle(client, queryClient, vehicleMap),
  };
}

function applyVehicle(client: B2cClient, queryClient: QueryClient, vehicleMap: VehicleMap | null): void {
  queryClient.setQueriesData<HeaderData>({ queryKey: queryRoots.header }, (header) =>
    header ? { ...header, vehicleMap } : header,
  );
  queryClient.setQueryData(vehicleQueries.current(client).queryKey, { vehicleMap });
}

/** The vehicle that the page knew before; without one there is no way back but to none. */
function formerVehicle(client: B2cClient, queryClient: QueryClient): (() => Undo) | undefined {
  const before = cachedVehicle(queryClient)?.catalogVehicleId;
  return before ? () => bound(vehicleMutations.setVehicle(client), { catalogVehicleId: before }) : undefined;
}

/** The preferred vehicle, and those that are saved. */
export const vehicleMutations = {
  /** Prefer a saved vehicle (`vehicleId`) or one of the tree (`catalogVehicleId`). */
  setVehicle: (
    client: B2cClient,
  ): Mutation<
    InputOf<'vehicles.updatePreferred'>['body'] & object,
    OutputOf<'vehicles.updatePreferred'>
  > => ({
    ...change(client, 'set', (body) => client.call('vehicles.updatePreferred', { body })),
    undo: (queryClient) => formerVehicle(client, queryClient),
  }),
  /** Shop without a vehicle. */
  clearVehicle: (client: B2cClient): Mutation<void, OutputOf<'vehicles.clearPreferred'>> => ({
    ...change(client, 'clear', () => client.call('vehicles.clearPreferred')),
    undo: (queryClient) => formerVehicle(client, queryClient),
  }),
  /** Answer one question about the preferred vehicle; `null` takes the answer back. */
  answerQuestion: (client: B2cClient) =>
    change(client, 'answer', (body: InputOf<'vehicles.answer'>['body']) =>
      client.call('vehicles.answer', { body }),
    ),
  removeVehicle: (
    client: B2cClient,
  ): Mutation<InputOf<'vehicles.remove'>['params'], OutputOf<'vehicles.remove'>> => ({
    key: ['vehicles', 'remove'],
    queue: VEHICLE_QUEUE,
    mutate: (params) => client.call('vehicles.remove', { params }),
    invalidates,
  }),
};
