import { GEOLOCATION_MS } from '../constants.ts';
import type { Step } from '../machine/machine.ts';
import { asksForPlace, mayLocateStore, storeToAssign } from './storeAssignment.ts';
import type { LocatedStore, StoreSituation } from './storeAssignment.ts';
import { storeFromUrl } from './storeFromUrl.ts';

type AssignmentMarket = Parameters<typeof storeToAssign>[1];

/**
 * VEHST-033 to VEHST-041: how a store comes to a shopper who has none. `locating` is `isFetchingLocation`; `settled`
 * stays for the page.
 */
export interface StoreAssignment {
  readonly status: 'idle' | 'asking' | 'locating' | 'lookingUp' | 'setting' | 'settled';
  /** Query for the page's address, by how setting the store of the address ends. */
  readonly search?: { readonly whenSet: string; readonly whenFailed: string };
}

export type StoreAssignmentEvent =
  | { readonly type: 'arrived'; readonly situation: StoreSituation }
  /** Of the browser; `byGesture`: the shopper pressed the store control. */
  | {
      readonly type: 'permission';
      readonly permission: 'granted' | 'denied' | 'prompt' | undefined;
      readonly byGesture?: boolean;
    }
  /** `lat,lon` */
  | { readonly type: 'located'; readonly location: string }
  | {
      readonly type: 'found';
      readonly locations: readonly LocatedStore[];
      readonly market: AssignmentMarket;
      readonly defaultStoreNumber: string | undefined;
    }
  | { readonly type: 'set' }
  /** Of any effect before it. */
  | { readonly type: 'failed'; readonly error: unknown };

export type StoreAssignmentEffect =
  | { readonly type: 'askPermission' }
  | { readonly type: 'locate'; readonly options: typeof GEOLOCATION_MS }
  | { readonly type: 'lookUp'; readonly location: string }
  | { readonly type: 'setStore'; readonly storeNumber: string }
  /** Takes the place of the page's query, as does its entry of the history. */
  | { readonly type: 'replaceSearch'; readonly search: string }
  /** VEHST-037: logged, and nothing is shown. A store that cannot be set is logged where it is set (VEHST-024). */
  | {
      readonly type: 'log';
      readonly message: 'geolocation failed' | 'store look-up failed';
      readonly error: unknown;
    };

export const initialStoreAssignment: StoreAssignment = { status: 'idle' };

type Answer = Step<StoreAssignment, StoreAssignmentEffect>;
const SETTLED: StoreAssignment = { status: 'settled' };

/** VEHST-033 to VEHST-041: the address before the device, one look-up a page, and no word about a failure. */
export function storeAssignment(state: StoreAssignment, event: StoreAssignmentEvent): Answer {
  switch (event.type) {
    case 'arrived':
      return state.status === 'setting' ? [state] : arrived(state, event.situation);
    case 'permission':
      if (state.status !== 'asking') return [state];
      return asksForPlace(event.permission, event.byGesture ?? false)
        ? [{ status: 'locating' }, { type: 'locate', options: GEOLOCATION_MS }]
        : [SETTLED];
    case 'located':
      return state.status === 'locating'
        ? [{ status: 'lookingUp' }, { type: 'lookUp', location: event.location }]
        : [state];
    case 'found': {
      if (state.status !== 'lookingUp') return [state];
      const storeNumber = storeToAssign(event.locations, event.market, event.defaultStoreNumber);
      return storeNumber ? [{ status: 'setting' }, { type: 'setStore', storeNumber }] : [SETTLED];
    }
    case 'set':
      if (state.status !== 'setting') return [state];
      return [SETTLED, ...(state.search ? [replaced(state.search.whenSet)] : [])];
    case 'failed':
      return failed(state, event.error);
  }
}

function arrived(state: StoreAssignment, situation: StoreSituation): Answer {
  const asked = storeFromUrl(situation.search);
  if (asked?.storeNumber === undefined) {
    // The place may still be on its way.
    if (asked) return [state.status === 'idle' ? SETTLED : state, replaced(asked.searchWhenFailed)];
    const may = state.status === 'idle' && mayLocateStore(situation);
    return may ? [{ status: 'asking' }, { type: 'askPermission' }] : [state];
  }
  const search = { whenSet: asked.searchWhenSet, whenFailed: asked.searchWhenFailed };
  return [
    { status: 'setting', search },
    { type: 'setStore', storeNumber: asked.storeNumber },
  ];
}

const MESSAGES = { locating: 'geolocation failed', lookingUp: 'store look-up failed' } as const;

function failed(state: StoreAssignment, error: unknown): Answer {
  const { status, search } = state;
  if (status === 'asking') return [SETTLED];
  if (status === 'setting') return [SETTLED, ...(search ? [replaced(search.whenFailed)] : [])];
  if (status !== 'locating' && status !== 'lookingUp') return [state];
  return [SETTLED, { type: 'log', message: MESSAGES[status], error }];
}

const replaced = (search: string): StoreAssignmentEffect => ({ type: 'replaceSearch', search });
