import { mx as market } from '@driveline/markets';
import { calendarOf } from '../clock/calendar.ts';
import { demonstrationCarrier, fedEx, ups } from './carriers.ts';
import { never } from './deliveryTerms.ts';
import { christmas, cutOffs, newYear, usualLogistics, workdays } from './logistics.ts';
import type { VehicleLine } from './marketSeed.ts';
import {
  americanVehicles,
  popularModelsOf,
  postalAddressesOf,
  postalPlacesOf,
  readData,
  storesOf,
} from './seedFiles.ts';
import type { MarketModule } from './serverMarket.ts';
import { percent } from './taxTerms.ts';
import { mexicanStreets } from './streetTypes.ts';
import { at, week } from './weekHours.ts';

interface MexicanVehicles {
  /** Models that are sold north of the border as well, by make; those of other years there with their own. */
  readonly shared: Readonly<
    Record<string, readonly (string | readonly [model: string, from: number, to: number])[]>
  >;
  readonly own: readonly (readonly [make: string, model: string, years: string, engine: string])[];
}

function vehicles(): VehicleLine[] {
  const { shared, own } = readData<MexicanVehicles>('vehicles-mx.json');
  const ownNames = new Set(own.map(([make, model]) => `${make} ${model}`));
  const spans = new Map(
    Object.entries(shared).flatMap(([make, models]) =>
      models.map((entry) => {
        const [model, from, to] = typeof entry === 'string' ? [entry, 0, Infinity] : entry;
        return [`${make} ${model}`, { from, to }] as const;
      }),
    ),
  );
  return [
    ...americanVehicles().flatMap(([make, model, body, version, engine, years]): VehicleLine[] => {
      const span = spans.get(`${make} ${model}`);
      const own = span && !ownNames.has(`${make} ${model}`) ? yearsWithin(years, span.from, span.to) : '';
      return own ? [[make, model, body, version, engine, own]] : [];
    }),
    ...own.map(([make, model, years, engine]): VehicleLine => [make, model, '', '', engine, years]),
  ];
}

/** '2006-2008,2011' between two years; empty if none of them is. */
const yearsWithin = (years: string, first: number, last: number): string =>
  years
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      const [y0, y1] = [Math.max(from, first), Math.min(to, last)];
      return y0 > y1 ? [] : [y0 === y1 ? `${y0}` : `${y0}-${y1}`];
    })
    .join(',');

/** Sample figures, not tax advice; an operator writes a module of its own. */
export const mx: MarketModule = {
  market,
  tax: {
    included: true,
    taxesDelivery: true,
    taxes: [{ id: 'iva', names: { 'es-MX': 'IVA' }, rate: percent(16) }],
  },
  delivery: {
    nextDay: { priceMinor: 149_00, freeFromMinor: 1_500_00 },
    regular: { priceMinor: 99_00, freeFromMinor: 799_00 },
    freight: { priceMinor: 899_00, freeFromMinor: never },
    carriers: [demonstrationCarrier, fedEx, ups],
    logistics: {
      ...usualLogistics,
      nextDayCutOff: cutOffs(17 * 60, 12 * 60),
      nextDayReachMeters: 250_000,
      transit: [
        { upToMeters: 250_000, days: 2 },
        { upToMeters: 900_000, days: 4 },
        { upToMeters: Infinity, days: 6 },
      ],
      calendar: calendarOf(
        [
          newYear,
          { month: 2, weekday: 1, nth: 1 },
          { month: 3, weekday: 1, nth: 3 },
          { easter: -2 },
          { month: 5, day: 1 },
          { month: 9, day: 16 },
          { month: 11, weekday: 1, nth: 3 },
          christmas,
        ],
        workdays,
      ),
    },
  },
  prices: {
    perDollar: 17,
    ofCategory: {
      '/fluids-and-chemicals': 14,
      '/parts/batteries-starting-charging': 15,
      '/parts/filters': 14.5,
      '/parts/wipers': 14.5,
      '/parts/lighting': 16,
      '/parts/sensors': 19,
      '/parts/fuel-and-air': 18.5,
      '/performance': 19,
    },
    belowWholeMinor: 1_00,
    wholes: [
      [0, 10],
      [2000, 50],
    ],
  },
  rewards: {
    creditEveryMinor: 200_00,
    creditsPerReward: 20,
    rewardMinor: 200_00,
    creditDays: 365,
    rewardDays: 90,
    termsVersion: '2026-03',
    timeZone: 'America/Tijuana',
  },
  postalAreaLength: 2,
  geonames: {
    city: 'admin2',
    neighborhood: 'place',
    // States by their full names, and the capital by its former one.
    states: {
      México: 'MEX',
      'Distrito Federal': 'CMX',
      'Coahuila de Zaragoza': 'COA',
      'Michoacán de Ocampo': 'MIC',
      'Querétaro de Arteaga': 'QUE',
      'Veracruz de Ignacio de la Llave': 'VER',
    },
  },
  streetTypes: mexicanStreets,
  seed: {
    vehicles,
    popularModels: popularModelsOf('mx'),
    cars: { plain: true },
    containers: { oilVolume: [0.946, 4.73], fluidVolume: [0.946, 3.785, 18.9], smallVolume: [355, 946] },
    stores: storesOf('mx'),
    storeHours: {
      usual: week([at(9), at(18)], [at(8), at(21)], [at(8), at(21)]),
      early: week([at(9), at(15)], [at(8), at(20)], [at(8), at(20)]),
    },
    postalPlaces: postalPlacesOf('mx'),
    postalAddresses: postalAddressesOf('mx'),
    person: {
      firstName: 'Lucía',
      lastName: 'Hernández',
      phoneNumber: '5551234567',
      street: 'Av. Juárez 120',
    },
    card: { phone: '5555010177', postalCode: '06600' },
  },
  walletAddress: {
    firstName: 'Ana',
    lastName: 'Compradora',
    address1: 'Av. Juárez 120',
    address2: 'Centro',
    city: 'Cuauhtémoc',
    state: 'CMX',
    postalCode: '06050',
    countryCode: 'MX',
  },
  deskHours: week([at(9), at(18)], [at(8), at(21)], [at(9), at(19)]),
};
