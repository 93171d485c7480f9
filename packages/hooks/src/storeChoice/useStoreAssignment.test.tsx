// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { store } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { partState } from '../state/partState.ts';
import { useStoreAssignment } from './useStoreAssignment.ts';

const market = { stores: { ignoresForeignStores: false, searchCountries: ['US'] } };
const guest = {
  isAnonymous: true,
  storeNumber: undefined as string | undefined,
  defaultStoreNumber: '6997',
  isBot: false,
  isMobileApp: false,
  path: '/',
  search: '',
};
const found = (...stores: readonly [id: string, isClosed: boolean][]) => ({
  response: {
    count: stores.length,
    locations: stores.map(([id, isClosed]) => ({
      id,
      address: '',
      countryCode: 'US',
      distance: 1,
      phone: '',
      hours: [],
      closed: { isClosed },
      services: [],
      store: { ...store({ storeNumber: id }), distance: 1 },
    })),
  },
});

/** The device: whether its place may be asked for, and where it is. */
const device = { permission: 'granted', position: true };
const getCurrentPosition = vi.fn(
  (done: (at: unknown) => void, failed: (error: unknown) => void, _options: unknown) =>
    device.position
      ? done({ coords: { latitude: 35.14953, longitude: -90.04898 } })
      : failed(new Error('denied')),
);
beforeEach(() => {
  Object.assign(device, { permission: 'granted', position: true });
  getCurrentPosition.mockClear();
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: device.permission }) },
    geolocation: { getCurrentPosition },
  });
});
afterEach(() => vi.unstubAllGlobals());

function assigned(situation: Partial<typeof guest> = {}, answers: Parameters<typeof renderShop>[1] = {}) {
  const replaceSearch = vi.fn();
  const log = vi.fn();
  const shop = renderShop(
    (facts: Partial<typeof guest>) =>
      useStoreAssignment({ market, replaceSearch, log, situation: { ...guest, ...facts } }),
    {
      'stores.byPosition': found(['1', true], ['2', false]),
      'stores.setPreferred': ({ body }) => ({ storeDetails: store(body) }),
      ...answers,
    },
    { props: situation },
  );
  return { ...shop, replaceSearch, log };
}

describe('a shopper without a store', () => {
  test('[VEHST-034][VEHST-035][VEHST-036][VEHST-041] gets the nearest open one of a place that may be asked for', async () => {
    const { sent, result } = assigned();
    await waitFor(() =>
      expect(sent.map(({ id }) => id)).toEqual(['stores.byPosition', 'stores.setPreferred']),
    );
    expect(sent[0]!.input.query).toEqual({ location: '35.1495,-90.0490', includeFilters: 'false' });
    expect(sent[1]!.input.body).toEqual({ storeNumber: '2' });
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ timeout: 5000, maximumAge: 5000 });
    expect(result.current.isFetchingLocation).toBe(false);
  });

  test('[VEHST-041] says so while the device looks for its place, and no longer', async () => {
    let place: ((at: unknown) => void) | undefined;
    getCurrentPosition.mockImplementationOnce((done) => (place = done));
    const { ids, result } = assigned();
    expect(result.current.isFetchingLocation).toBe(false);
    await waitFor(() => expect(result.current.isFetchingLocation).toBe(true));
    expect(partState.read().isFetchingLocation).toBe(true);
    await act(async () => place?.({ coords: { latitude: 35, longitude: -90 } }));
    expect(ids()).toContain('stores.byPosition');
    expect(result.current.isFetchingLocation).toBe(false);
    expect(partState.read().isFetchingLocation).toBe(false);
  });

  test('[VEHST-033] waits until it is known to be a guest', async () => {
    const { ids, rerender } = assigned({ isAnonymous: false });
    await act(async () => undefined);
    expect(ids()).toEqual([]);
    rerender({ isAnonymous: true });
    await waitFor(() => expect(ids()).toContain('stores.setPreferred'));
  });

  test('[VEHST-034] is not asked without a gesture', async () => {
    device.permission = 'prompt';
    const { ids } = assigned();
    await act(async () => undefined);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(ids()).toEqual([]);
  });

  test('[VEHST-037] is told nothing when the place cannot be had', async () => {
    device.position = false;
    const { ids, log } = assigned();
    await waitFor(() => expect(log).toHaveBeenCalledWith('geolocation failed', expect.any(Error)));
    expect(ids()).toEqual([]);
  });
});

describe('[VEHST-040] a store of the address', () => {
  test('is set at once, then the address says so', async () => {
    const { sent, replaceSearch } = assigned({ isAnonymous: false, search: '?a=1&spps.s=77' });
    await waitFor(() => expect(replaceSearch).toHaveBeenCalledWith('?a=1&spps.s=77&new_store_set=true'));
    expect(sent.map(({ input }) => input.body)).toEqual([{ storeNumber: '77' }]);
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  test('[VEHST-024] that cannot be set is logged and dropped', async () => {
    const refused = refusal(404, '404', 'No such store', 'error_store_unknown');
    const answers = { 'stores.setPreferred': refused, 'shell.log': null };
    const { replaceSearch, sent } = assigned({ search: '?spps.s=77' }, answers);
    await waitFor(() => expect(replaceSearch).toHaveBeenCalledWith(''));
    expect(sent.map(({ id, input }) => [id, input.body])).toContainEqual([
      'shell.log',
      { message: 'Error setting preferred store', level: 'error' },
    ]);
  });

  test('that is no number is dropped without a call', async () => {
    const { ids, replaceSearch } = assigned({ search: '?spps.s=x' });
    await waitFor(() => expect(replaceSearch).toHaveBeenCalledWith(''));
    expect(ids()).toEqual([]);
  });
});
