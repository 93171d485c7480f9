import type pg from 'pg';
import { bulkInsert } from './bulkInsert.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { buildStores, type StoreRow } from './storeSeed.ts';
import { readEngineLabel, type VehicleSeed } from './vehicleSeed.ts';

export async function insertVehicles(client: pg.PoolClient, seed: VehicleSeed): Promise<void> {
  await bulkInsert(
    client,
    'make',
    { id: 'int', market: 'text', name: 'text', popularity: 'int' },
    seed.makes.map(({ id, market, name, popularity }) => [id, market, name, popularity]),
  );
  await bulkInsert(
    client,
    'model',
    { id: 'int', market: 'text', make_id: 'int', name: 'text', body: 'text', popularity: 'int' },
    seed.models.map((m) => [m.id, m.market, m.makeId, m.name, m.body, m.popularity]),
  );
  await bulkInsert(
    client,
    'engine',
    {
      id: 'int',
      label: 'text',
      displacement: 'numeric',
      configuration: 'text',
      cylinders: 'int',
      fuel: 'text',
    },
    seed.engines.map(({ id, label }) => {
      const { displacement, configuration, cylinders, fuel } = readEngineLabel(label);
      return [id, label, displacement, configuration, cylinders, fuel];
    }),
  );
  await bulkInsert(
    client,
    'vehicle',
    {
      id: 'int',
      market: 'text',
      make_id: 'int',
      model_id: 'int',
      year: 'int',
      version: 'text',
      engine_id: 'int',
    },
    seed.vehicles.map((v) => [v.id, v.market, v.makeId, v.modelId, v.year, v.version, v.engineId]),
  );
}

/** Stores, and what is known of postal codes. */
export async function insertPlaces(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
): Promise<StoreRow[]> {
  const seeds = markets.flatMap(({ code, terms: { seed } }) => (seed === 'none' ? [] : [{ code, seed }]));
  const stores = seeds.flatMap(({ code, seed }) => buildStores(code, seed));
  // Hubs first: the others refer to them.
  const ordered = [...stores].sort((a, b) => Number(b.seed.isHub) - Number(a.seed.isHub));
  await bulkInsert(
    client,
    'store',
    {
      id: 'int',
      market: 'text',
      number: 'text',
      kind: 'text',
      name: 'text',
      street: 'text',
      city: 'text',
      region: 'text',
      postal_code: 'text',
      phone: 'text',
      lat: 'float8',
      lng: 'float8',
      time_zone: 'text',
      hours: 'jsonb',
      services: 'text[]',
      bopus_enabled: 'bool',
      is_hub: 'bool',
      hub_id: 'int',
      cids: 'text[]',
      address2: 'text',
    },
    ordered.map(({ id, market, seed: s, name, hours, services, hubId, cids }) => [
      id,
      market,
      s.number,
      s.kind,
      name,
      s.street,
      s.city,
      s.region,
      s.postalCode,
      s.phone,
      s.lat,
      s.lng,
      s.timeZone,
      hours,
      services,
      s.bopus,
      s.isHub,
      hubId,
      cids,
      s.address2 ?? '',
    ]),
  );
  await bulkInsert(
    client,
    'postal_geo',
    { market: 'text', prefix: 'text', city: 'text', region: 'text', lat: 'float8', lng: 'float8' },
    seeds.flatMap(({ code, seed }) => seed.postalPlaces().map((place) => [code, ...place])),
  );
  const addresses = seeds.map(({ code, seed }) => ({ code, ...seed.postalAddresses?.() }));
  await bulkInsert(
    client,
    'postal_city',
    { market: 'text', prefix: 'text', name: 'text' },
    addresses.flatMap(({ code, cities = {} }) =>
      Object.entries(cities).flatMap(([name, prefixes]) => prefixes.map((prefix) => [code, prefix, name])),
    ),
  );
  await bulkInsert(
    client,
    'postal_neighborhood',
    { market: 'text', postal_code: 'text', name: 'text' },
    addresses.flatMap(({ code, neighborhoods = {} }) =>
      Object.entries(neighborhoods).flatMap(([postalCode, names]) =>
        names.map((name) => [code, postalCode, name]),
      ),
    ),
  );
  await bulkInsert(
    client,
    'postal_street',
    { market: 'text', postal_code: 'text', name: 'text' },
    addresses.flatMap(({ code, streets = {} }) =>
      Object.entries(streets).map(([postalCode, name]) => [code, postalCode, name]),
    ),
  );
  return stores;
}
