import { br as market } from '@driveline/markets';
import { calendarOf } from '../clock/calendar.ts';
import { correios, demonstrationCarrier } from './carriers.ts';
import { never } from './deliveryTerms.ts';
import { christmas, cutOffs, newYear, usualLogistics, workdays } from './logistics.ts';
import type { VehicleLine } from './marketSeed.ts';
import {
  popularModelsOf,
  postalAddressesOf,
  postalCodesOf,
  postalPlacesOf,
  readData,
  storesOf,
} from './seedFiles.ts';
import type { MarketModule } from './serverMarket.ts';
import { percent } from './taxTerms.ts';
import { brazilianStreets } from './streetTypes.ts';
import { at, week } from './weekHours.ts';

type BrazilianVehicle = readonly [
  make: string,
  model: string,
  version: string,
  years: string,
  engine: string,
];

const vehicles = (): VehicleLine[] =>
  readData<BrazilianVehicle[]>('vehicles-br.json').map(([make, model, version, years, engine]) => [
    make,
    model,
    '',
    version,
    engine,
    years,
  ]);

/** Sample figures, not tax advice; an operator writes a module of its own. */
export const br: MarketModule = {
  market,
  tax: {
    included: true,
    taxesDelivery: true,
    taxes: [{ id: 'icms', names: { 'pt-BR': 'ICMS' }, rate: percent(18) }],
  },
  delivery: {
    nextDay: { priceMinor: 34_90, freeFromMinor: 499_00 },
    regular: { priceMinor: 19_90, freeFromMinor: 299_00 },
    freight: { priceMinor: 189_90, freeFromMinor: never },
    carriers: [demonstrationCarrier, correios],
    logistics: {
      ...usualLogistics,
      nextDayCutOff: cutOffs(15 * 60, null),
      nextDayReachMeters: 200_000,
      transit: [
        { upToMeters: 250_000, days: 2 },
        { upToMeters: 900_000, days: 4 },
        { upToMeters: Infinity, days: 7 },
      ],
      calendar: calendarOf(
        [
          newYear,
          { easter: -48 },
          { easter: -47 },
          { easter: -2 },
          { month: 4, day: 21 },
          { month: 5, day: 1 },
          { easter: 60 },
          { month: 9, day: 7 },
          { month: 10, day: 12 },
          { month: 11, day: 2 },
          { month: 11, day: 15 },
          { month: 11, day: 20 },
          christmas,
        ],
        workdays,
      ),
    },
  },
  prices: {
    perDollar: 4.7,
    ofCategory: {
      '/fluids-and-chemicals': 4,
      '/parts/batteries-starting-charging': 3.8,
      '/parts/filters': 4.2,
      '/parts/brakes': 4.4,
      '/parts/sensors': 5.6,
      '/parts/fuel-and-air': 5.4,
      '/performance': 5.6,
    },
    belowWholeMinor: 10,
    wholes: [[100, 10]],
  },
  rewards: {
    creditEveryMinor: 50_00,
    creditsPerReward: 20,
    rewardMinor: 50_00,
    creditDays: 365,
    rewardDays: 90,
    termsVersion: '2026-03',
    timeZone: 'America/Rio_Branco',
  },
  postalAreaLength: 2,
  // Its places are parts of a município too, which no bairro is.
  geonames: { city: 'admin2' },
  returns: { withdrawalDays: 7 },
  streetTypes: brazilianStreets,
  seed: {
    vehicles,
    popularModels: popularModelsOf('br'),
    cars: { plain: true, batteriesByHours: true },
    containers: { oilVolume: [1, 3], fluidVolume: [1, 5], smallVolume: [500] },
    stores: storesOf('br'),
    storeHours: {
      usual: week([at(9), at(14)], [at(8), at(19)], [at(8), at(18)]),
      early: week(null, [at(8), at(18)], [at(8), at(13)]),
    },
    postalPlaces: () => [...postalCodesOf('br'), ...postalPlacesOf('br')()],
    postalAddresses: postalAddressesOf('br'),
    person: {
      firstName: 'Rafael',
      lastName: 'Souza',
      phoneNumber: '11912345678',
      street: 'Av. Paulista, 1000',
    },
    card: { phone: '11955550177', postalCode: '01310100' },
  },
  deskHours: week(null, [at(8), at(20)], [at(9), at(15)]),
  // Made up: those of the hint, one whose version stays open, and one of a car that the catalogue does not have.
  plates: {
    ABC1D23: { year: 2018, make: 'Volkswagen', model: 'Gol', version: '1.0', engine: '1.0 3cil Flex' },
    ABC1234: { year: 2014, make: 'Fiat', model: 'Strada', version: '1.4 Working' },
    BRA2E19: { year: 2019, make: 'Hyundai', model: 'HB20' },
    BRA0S17: { year: 1985, make: 'Gurgel', model: 'XEF' },
  },
};
