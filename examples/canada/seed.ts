import frenchNames from './catalogNames.fr-CA.json' with { type: 'json' };
import type { MarketSeed, PopularModel, PostalPlace, StoreSeed, VehicleLine } from '@driveline/b2c';

const vehicles: readonly VehicleLine[] = [
  ['Ford', 'F-150', 'Pickup', '', '2.7L V6 Turbo', '2015-2024'],
  ['Ford', 'F-150', 'Pickup', '', '5.0L V8', '2011-2024'],
  ['Ram', '1500', 'Pickup', '', '5.7L V8', '2011-2024'],
  ['Honda', 'Civic', 'Sedan', '', '2.0L I4', '2012-2024'],
  ['Honda', 'CR-V', 'SUV', '', '1.5L I4 Turbo', '2017-2024'],
  ['Toyota', 'Corolla', 'Sedan', '', '1.8L I4', '2009-2024'],
  ['Toyota', 'RAV4', 'SUV', '', '2.5L I4', '2013-2024'],
  ['Hyundai', 'Elantra', 'Sedan', '', '2.0L I4', '2011-2024'],
  ['Subaru', 'Outback', 'Wagon', '', '2.5L H4', '2010-2024'],
  ['Mazda', 'Mazda3', 'Sedan', '', '2.5L I4', '2014-2024'],
];

const popularModels: readonly PopularModel[] = [
  { make: 'Ford', model: 'F-150', hero: [2015, 2020], group: 'truck' },
  { make: 'Honda', model: 'Civic', hero: [2013, 2020], group: 'small' },
  { make: 'Toyota', model: 'RAV4', hero: [2014, 2020], group: 'cross' },
  { make: 'Toyota', model: 'Corolla', group: 'small' },
  { make: 'Honda', model: 'CR-V', group: 'cross' },
];

type Site = readonly [
  number: string,
  street: string,
  city: string,
  region: string,
  postalCode: string,
  lat: number,
  lng: number,
  timeZone: string,
];

const toronto = 'America/Toronto';
const sites: readonly Site[] = [
  ['5001', '410 Queen St W', 'Toronto', 'ON', 'M5V 2A5', 43.65, -79.4, toronto],
  ['5002', '88 Rideau St', 'Ottawa', 'ON', 'K1N 5W9', 45.43, -75.69, toronto],
  ['5003', '300 Rue Saint-Paul O', 'Montréal', 'QC', 'H2Y 2A3', 45.5, -73.56, toronto],
  ['5004', '900 Boul. Charest E', 'Québec', 'QC', 'G1K 3J5', 46.82, -71.22, toronto],
  ['5005', '1200 Granville St', 'Vancouver', 'BC', 'V6Z 1M4', 49.28, -123.12, 'America/Vancouver'],
  ['5006', '640 8 Ave SW', 'Calgary', 'AB', 'T2P 1G7', 51.05, -114.07, 'America/Edmonton'],
  ['5007', '215 Portage Ave', 'Winnipeg', 'MB', 'R3B 1Z9', 49.9, -97.14, 'America/Winnipeg'],
  ['5008', '150 2nd Ave N', 'Saskatoon', 'SK', 'S7K 2B2', 52.13, -106.67, 'America/Regina'],
  ['5009', '1700 Barrington St', 'Halifax', 'NS', 'B3J 2A1', 44.65, -63.57, 'America/Halifax'],
  ['5010', '75 Water St', "St. John's", 'NL', 'A1C 1A2', 47.56, -52.71, 'America/St_Johns'],
];

const store = (
  [number, street, city, region, postalCode, lat, lng, timeZone]: Site,
  index: number,
): StoreSeed => ({
  ...{ number, kind: 'store', street, city, region, postalCode, lat, lng, timeZone },
  phone: `(416) 555-01${String(index).padStart(2, '0')}`,
  isHub: number === '5001',
  hub: number === '5001' ? null : '5001',
  bopus: true,
});

const warehouse: StoreSeed = {
  ...{ number: '5090', kind: 'warehouse', street: '7000 Airport Rd', city: 'Mississauga', region: 'ON' },
  ...{ postalCode: 'L4T 4N4', phone: '(905) 555-0190', lat: 43.71, lng: -79.63, timeZone: toronto },
  ...{ isHub: false, hub: null, bopus: false },
};

/** The first letter of a code names its province, as taxes need it; where it lies is about the middle of its people. */
const districts: readonly PostalPlace[] = [
  ['A', "St. John's", 'NL', 47.56, -52.71],
  ['B', 'Halifax', 'NS', 44.65, -63.57],
  ['C', 'Charlottetown', 'PE', 46.24, -63.13],
  ['E', 'Moncton', 'NB', 46.09, -64.78],
  ['G', 'Québec', 'QC', 46.82, -71.22],
  ['H', 'Montréal', 'QC', 45.5, -73.57],
  ['J', 'Trois-Rivières', 'QC', 46.34, -72.54],
  ['K', 'Ottawa', 'ON', 45.42, -75.7],
  ['L', 'Mississauga', 'ON', 43.59, -79.64],
  ['M', 'Toronto', 'ON', 43.65, -79.38],
  ['N', 'London', 'ON', 42.98, -81.25],
  ['P', 'Sudbury', 'ON', 46.49, -81],
  ['R', 'Winnipeg', 'MB', 49.9, -97.14],
  ['S', 'Regina', 'SK', 50.45, -104.62],
  ['T', 'Calgary', 'AB', 51.05, -114.07],
  ['V', 'Vancouver', 'BC', 49.28, -123.12],
  ['X', 'Yellowknife', 'NT', 62.45, -114.37],
  ['X0A', 'Iqaluit', 'NU', 63.75, -68.52],
  ['Y', 'Whitehorse', 'YT', 60.72, -135.06],
];

/** The first three characters name its area, of which the shop knows those with a store. */
const postalPlaces: readonly PostalPlace[] = [
  ...districts,
  ...sites.map(([, , city, region, code, lat, lng]): PostalPlace => [
    code.slice(0, 3),
    city,
    region,
    lat,
    lng,
  ]),
];

const day = [8 * 60, 21 * 60] as const;
const weekend = [9 * 60, 18 * 60] as const;

/** Made-up stores and people over the shared catalogue: ten stores, and as many parts as the server is asked for. */
export const seed: MarketSeed = {
  vehicles: () => vehicles,
  popularModels: () => popularModels,
  stores: () => [...sites.map(store), warehouse],
  storeHours: {
    usual: [weekend, day, day, day, day, day, weekend],
    early: [null, day, day, day, day, day, weekend],
  },
  postalPlaces: () => postalPlaces,
  catalogNames: () => ({ 'fr-CA': frenchNames }),
  person: { firstName: 'Noah', lastName: 'Tremblay', phoneNumber: '4165550134', street: '12 Queen St W' },
};
