import type { B2cClient, InputOf } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

/** A level of the picker with what was picked before it (API-064). */
export type LevelParameters = InputOf<'vehicles.catalog'>['params'] &
  NonNullable<InputOf<'vehicles.catalog'>['query']>;

/** The vehicle tree, VIN decoding, and the shopper's vehicles. */
export const vehicleQueries = {
  all: queryRoots.vehicles,
  level: (client: B2cClient, { level, ...query }: LevelParameters) =>
    queryOptions({
      queryKey: ['vehicle-tree', level, client.market.code, query],
      queryFn: ({ signal }) => client.call('vehicles.catalog', { params: { level }, query }, { signal }),
      meta: publicMeta,
    }),
  byVin: (client: B2cClient, vin: string) =>
    queryOptions({
      queryKey: ['vehicle-tree', 'vin', client.market.code, vin],
      queryFn: ({ signal }) => client.call('vehicles.byVin', { params: { vin } }, { signal }),
    }),
  byPlate: (client: B2cClient, plate: string) =>
    queryOptions({
      queryKey: ['vehicle-tree', 'plate', client.market.code, plate],
      queryFn: ({ signal }) => client.call('vehicles.byPlate', { body: { plate } }, { signal }),
    }),
  current: (client: B2cClient) =>
    queryOptions({
      queryKey: [...vehicleQueries.all, 'current', client.market.code],
      queryFn: ({ signal }) => client.call('vehicles.current', {}, { signal }),
    }),
  list: (client: B2cClient) =>
    queryOptions({
      queryKey: [...vehicleQueries.all, 'list', client.market.code],
      queryFn: ({ signal }) => client.call('vehicles.list', {}, { signal }),
    }),
};
