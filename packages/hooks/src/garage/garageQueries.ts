import type { B2cClient, InputOf } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../queryRoots.ts';

export type WarrantyFilter = NonNullable<InputOf<'warranties.list'>['query']>;

const key = (client: B2cClient, name: string, about?: unknown) =>
  [...queryRoots.garage, name, client.market.code, about] as const;

/** Details, services and maintenance of saved vehicles, repair guides, warranties. */
export const garageQueries = {
  all: queryRoots.garage,
  details: (client: B2cClient, vehicleId: string) =>
    queryOptions({
      queryKey: key(client, 'details', vehicleId),
      queryFn: ({ signal }) => client.call('vehicles.details', { params: { vehicleId } }, { signal }),
    }),
  /** Newest first. */
  services: (client: B2cClient, vehicleId: string) =>
    queryOptions({
      queryKey: key(client, 'services', vehicleId),
      queryFn: ({ signal }) => client.call('garage.services', { params: { vehicleId } }, { signal }),
    }),
  maintenance: (client: B2cClient, vehicleId: string) =>
    queryOptions({
      queryKey: key(client, 'maintenance', vehicleId),
      queryFn: ({ signal }) => client.call('garage.maintenance', { params: { vehicleId } }, { signal }),
    }),
  /** The tree for a vehicle; with `guideId` the guide's content as well. Open to guests. */
  repairGuide: (client: B2cClient, query: { readonly vehicleId?: string; readonly guideId?: string } = {}) =>
    queryOptions({
      queryKey: key(client, 'repairGuide', query),
      queryFn: ({ signal }) => client.call('garage.repairGuide', { query }, { signal }),
    }),
  warranties: (client: B2cClient, filter: WarrantyFilter = {}) =>
    queryOptions({
      queryKey: key(client, 'warranties', filter),
      queryFn: ({ signal }) => client.call('warranties.list', { query: filter }, { signal }),
    }),
  warranty: (client: B2cClient, warrantyId: string) =>
    queryOptions({
      queryKey: key(client, 'warranty', warrantyId),
      queryFn: ({ signal }) => client.call('warranties.detail', { params: { warrantyId } }, { signal }),
    }),
  warrantyItem: (
    client: B2cClient,
    params: { readonly warrantyId: string; readonly warrantyItemId: string },
  ) =>
    queryOptions({
      queryKey: key(client, 'warrantyItem', params),
      queryFn: ({ signal }) => client.call('warranties.item', { params }, { signal }),
    }),
};
