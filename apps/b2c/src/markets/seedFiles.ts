import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataRows } from '../ops/dataRows.ts';
import { packageRoot } from '../ops/packageRoot.ts';
import { mendEngines, type WrittenEngines } from './mendEngines.ts';
import type { PopularModel, PostalAddresses, PostalPlace, StoreSeed, VehicleLine } from './marketSeed.ts';

/** A file of `data`, read when the seed asks for it. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(join(packageRoot, 'data', name), 'utf8')) as T;

/** Rows of a shared file that are the market's, without its code. */
const own = <T>(name: string, market: string): T[] =>
  readData<(T & { readonly market: string })[]>(name).filter((row) => row.market === market);

export const popularModelsOf = (market: string) => (): readonly PopularModel[] =>
  own<PopularModel>('popular-models.json', market);

export const storesOf = (market: string) => (): readonly StoreSeed[] => own<StoreSeed>('stores.json', market);

export const postalPlacesOf = (market: string) => (): readonly PostalPlace[] =>
  readData<[string, ...PostalPlace][]>('postal-prefixes.json').flatMap(([code, ...place]) =>
    code === market ? [place] : [],
  );

/** Places of whole postal codes. */
export const postalCodesOf = (market: 'us' | 'br'): PostalPlace[] =>
  dataRows(`postal-${market}.tsv.gz`).map(([code = '', city = '', region = '', lat, lng]) => [
    code,
    city,
    region,
    Number(lat),
    Number(lng),
  ]);

export const postalAddressesOf = (market: string) => (): PostalAddresses =>
  readData<Record<string, PostalAddresses>>('postal-addresses.json')[market] ?? {};

/** What is sold in the United States, and in part in its neighbours. */
export const americanVehicles = (): VehicleLine[] =>
  mendEngines(
    dataRows('vehicles-us.tsv.gz').map(([make = '', model = '', body = '', engine = '', years = '']) => [
      make,
      model,
      body,
      '',
      engine,
      years,
    ]),
    readData<WrittenEngines>('engines.json'),
  );
