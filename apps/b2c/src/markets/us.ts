import { us as market } from '@driveline/markets';
import { calendarOf } from '../clock/calendar.ts';
import { demonstrationCarrier, fedEx, ups, usps } from './carriers.ts';
import { never } from './deliveryTerms.ts';
import { christmas, cutOffs, newYear, toSaturday, usualLogistics } from './logistics.ts';
import {
  americanVehicles,
  popularModelsOf,
  postalAddressesOf,
  postalCodesOf,
  postalPlacesOf,
  storesOf,
} from './seedFiles.ts';
import type { MarketModule } from './serverMarket.ts';
import { usTax } from './usTax.ts';
import { americanStreets } from './streetTypes.ts';
import { at, week } from './weekHours.ts';

/** Sample figures, not tax advice; an operator writes a module of its own. */
export const us: MarketModule = {
  market,
  tax: usTax,
  delivery: {
    nextDay: { priceMinor: 9_99, freeFromMinor: 75_00 },
    regular: { priceMinor: 5_99, freeFromMinor: 35_00 },
    freight: { priceMinor: 59_99, freeFromMinor: never },
    carriers: [demonstrationCarrier, ups, fedEx, usps],
    logistics: {
      ...usualLogistics,
      nextDayCutOff: cutOffs(20 * 60, 14 * 60),
      nextDayReachMeters: 400_000,
      transit: [
        { upToMeters: 300_000, days: 2 },
        { upToMeters: 1_200_000, days: 3 },
        { upToMeters: Infinity, days: 4 },
      ],
      // The postal service says up to three weeks from its gateway to a base or a ship.
      mailOnly: { regions: ['AA', 'AE', 'AP'], days: 18 },
      calendar: calendarOf(
        [
          newYear,
          { month: 5, weekday: 1, nth: -1 },
          { month: 7, day: 4 },
          { month: 9, weekday: 1, nth: 1 },
          { month: 11, weekday: 4, nth: 4, storesClosed: true },
          christmas,
        ],
        toSaturday,
      ),
    },
  },
  prices: { perDollar: 1, belowWholeMinor: 1, wholes: [[100, 10]] },
  rewards: {
    creditEveryMinor: 10_00,
    creditsPerReward: 20,
    rewardMinor: 10_00,
    creditDays: 365,
    rewardDays: 90,
    termsVersion: '2026-03',
    timeZone: 'Pacific/Honolulu',
  },
  postalAreaLength: 4,
  streetTypes: americanStreets,
  seed: {
    vehicles: americanVehicles,
    popularModels: popularModelsOf('us'),
    containers: { oilVolume: [0.946, 4.73], fluidVolume: [0.946, 3.785, 18.9], smallVolume: [355, 946] },
    stores: storesOf('us'),
    storeHours: {
      usual: week([at(8), at(20)], [at(7, 30), at(22)], [at(7, 30), at(22)]),
      early: week([at(9), at(18)], [at(7, 30), at(21)], [at(7, 30), at(21)]),
    },
    postalPlaces: () => [...postalCodesOf('us'), ...postalPlacesOf('us')()],
    postalAddresses: postalAddressesOf('us'),
    person: { firstName: 'Dana', lastName: 'Brooks', phoneNumber: '9015550134', street: '12 Main St' },
    card: { phone: '9015550177', postalCode: '38103' },
  },
  walletAddress: {
    firstName: 'Ana',
    lastName: 'Buyer',
    address1: '12 Main St',
    city: 'Chicago',
    state: 'IL',
    postalCode: '60616',
    countryCode: 'US',
  },
  deskHours: week([at(8), at(20)], [at(7), at(23)], [at(8), at(22)]),
};
