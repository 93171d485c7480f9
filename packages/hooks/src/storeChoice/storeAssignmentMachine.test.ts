import { expect, test } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import type { Events } from '../../test/transitions.ts';
import { initialStoreAssignment, storeAssignment } from './storeAssignmentMachine.ts';
import type { StoreAssignment, StoreAssignmentEvent } from './storeAssignmentMachine.ts';

const situation = {
  isAnonymous: true,
  storeNumber: undefined,
  defaultStoreNumber: '6997',
  isBot: false,
  isMobileApp: false,
  path: '/',
  search: '',
};
const market = { stores: { ignoresForeignStores: false, searchCountries: ['US'] } };
const location = (id: string, isClosed: boolean) => ({ id, countryCode: 'US', closed: { isClosed } });
const fromUrl = { whenSet: '?spps.s=12&new_store_set=true', whenFailed: '' };

const events: Events<StoreAssignmentEvent> = {
  arrived: { type: 'arrived', situation },
  arrivedAsBot: { type: 'arrived', situation: { ...situation, isBot: true } },
  arrivedWithStore: { type: 'arrived', situation: { ...situation, search: '?spps.s=12' } },
  arrivedWithNonsense: { type: 'arrived', situation: { ...situation, search: '?spps.s=x&a=1' } },
  arrivedAfterwards: { type: 'arrived', situation: { ...situation, search: fromUrl.whenSet } },
  permission: { type: 'permission', permission: 'granted' },
  denied: { type: 'permission', permission: 'denied' },
  mustAsk: { type: 'permission', permission: 'prompt' },
  mustAskByGesture: { type: 'permission', permission: 'prompt', byGesture: true },
  located: { type: 'located', location: '35.1,-90.0' },
  found: {
    type: 'found',
    locations: [location('1', true), location('2', false)],
    market,
    defaultStoreNumber: undefined,
  },
  foundNone: { type: 'found', locations: [location('1', true)], market, defaultStoreNumber: undefined },
  set: { type: 'set' },
  failed: { type: 'failed', error: 'x' },
};
const byUrl = {
  arrivedWithStore: ['setting from the address', 'setStore'],
  arrivedWithNonsense: ['settled', 'replaceSearch'],
} as const;
/** A store that the address asks for needs no place; nonsense leaves the address alone. */
const whileAtIt = (status: string) => ({ ...byUrl, arrivedWithNonsense: [status, 'replaceSearch'] }) as const;

const title =
  '[VEHST-033][VEHST-034][VEHST-035][VEHST-036][VEHST-040][VEHST-041] the store of a shopper without one';
proveTransitions<StoreAssignment, StoreAssignmentEvent>(title, {
  reduce: storeAssignment,
  initial: initialStoreAssignment,
  nameOf: ({ status, search }) => (search ? `${status} from the address` : status),
  states: {
    idle: initialStoreAssignment,
    asking: { status: 'asking' },
    locating: { status: 'locating' },
    lookingUp: { status: 'lookingUp' },
    setting: { status: 'setting' },
    'setting from the address': { status: 'setting', search: fromUrl },
    settled: { status: 'settled' },
  },
  events,
  transitions: {
    idle: { ...byUrl, arrived: ['asking', 'askPermission'] },
    asking: {
      ...whileAtIt('asking'),
      failed: 'settled',
      permission: ['locating', 'locate'],
      mustAskByGesture: ['locating', 'locate'],
      denied: 'settled',
      mustAsk: 'settled',
    },
    locating: {
      ...whileAtIt('locating'),
      located: ['lookingUp', 'lookUp'],
      failed: ['settled', 'log'],
    },
    lookingUp: {
      ...whileAtIt('lookingUp'),
      found: ['setting', 'setStore'],
      foundNone: 'settled',
      failed: ['settled', 'log'],
    },
    setting: { set: 'settled', failed: 'settled' },
    'setting from the address': {
      set: ['settled', 'replaceSearch'],
      failed: ['settled', 'replaceSearch'],
    },
    settled: byUrl,
  },
});

test('[VEHST-034][CONST-041][CONST-052] the place is asked for with 5 s and no older than 5 s', () => {
  expect(storeAssignment({ status: 'asking' }, events.permission)[1]).toEqual({
    type: 'locate',
    options: { timeout: 5000, maximumAge: 5000 },
  });
});

test('[VEHST-036] the nearest open store is set', () => {
  expect(storeAssignment({ status: 'lookingUp' }, events.found)[1]).toEqual({
    type: 'setStore',
    storeNumber: '2',
  });
});

test('[VEHST-037] a place that cannot be had is logged and nothing else happens', () => {
  expect(storeAssignment({ status: 'locating' }, events.failed)).toEqual([
    { status: 'settled' },
    { type: 'log', message: 'geolocation failed', error: 'x' },
  ]);
});

test('[VEHST-040] a store of the address that cannot be set leaves the address', () => {
  const [, replace] = storeAssignment({ status: 'setting', search: fromUrl }, events.failed);
  expect(replace).toEqual({ type: 'replaceSearch', search: '' });
});
