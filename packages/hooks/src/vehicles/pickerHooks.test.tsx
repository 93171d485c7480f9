// @vitest-environment jsdom
import { createB2cClient } from '@driveline/api';
import { createTestServer } from '@driveline/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ClientProvider } from '../client/ClientProvider.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { usePickerLevels } from './usePickerLevels.ts';
import { useNumberLookUp } from './useNumberLookUp.ts';
import { useVinLookUp } from './useNumberLookUp.ts';
import { bareNumber, bareVin, numberAsked, numberForm } from './vehicleNumber.ts';

afterEach(cleanup);

const us = ['year', 'make', 'model', 'engine'] as const;

function render<T>(hook: () => T) {
  const server = createTestServer();
  const client = createB2cClient({
    origin: 'http://shop.test',
    market: { code: 'us', productCountry: 'USA' },
    sleep: async () => undefined,
    fetch: server.fetch,
  });
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </QueryClientProvider>
  );
  return { server, ...renderHook(hook, { wrapper }) };
}

test('[PLUS-007] levels have their choices up to the first that is not picked', async () => {
  const { server, result } = render(() => usePickerLevels(us, { year: '2018' }));
  expect(result.current.levels).toEqual([
    { name: 'year', loading: true, value: '2018' },
    { name: 'make', loading: true },
    { name: 'model' },
    { name: 'engine' },
  ]);
  await waitFor(() => expect(result.current.levels[1]).toHaveProperty('items'));
  expect(result.current.levels.map((level) => 'items' in level)).toEqual([true, true, false, false]);
  expect(server.calls).toHaveLength(2);
});

test('[PLUS-007] choices that could not be had are asked for once more', async () => {
  const { server, result } = render(() => usePickerLevels(us, {}));
  server.fail('vehicles.catalog', 500);
  await waitFor(() => expect(result.current.levels[0]).toEqual({ name: 'year', error: true }));
  server.reset();
  act(() => result.current.retry('year'));
  await waitFor(() => expect(result.current.levels[0]).toHaveProperty('items'));
});

test('[PLUS-007] a VIN is looked up, and a failure is worded', async () => {
  const { server, result } = render(() => useVinLookUp(() => 'Try again.'));
  expect(result.current).toMatchObject({ found: undefined, isPending: false });
  const vin = bareVin(' 1m8-gdm9a xkp042788');
  expect(vin).toBe('1M8GDM9AXKP042788');
  await act(() => result.current.find(vin));
  expect(result.current).toMatchObject({ found: { vin }, isPending: false });
  expect(result.current.found?.vehicles).not.toHaveLength(0);
  server.fail('vehicles.byVin', 500);
  await act(() => result.current.find('OTHER'));
  expect(result.current).toMatchObject({ found: { vin: 'OTHER', message: 'Try again.' }, isPending: false });
});

test('[PLUS-007] a plate is looked up by post, in the one form in which it is sent', async () => {
  const { server, result } = render(() => useNumberLookUp('plate', () => 'Try again.'));
  const plate = bareNumber('plate', ' abc-1d23 ');
  expect([plate, bareNumber('vin', '1m8-gdm9')]).toEqual(['ABC1D23', '1M8GDM9']);
  await act(() => result.current.find(plate));
  expect(result.current.found).toMatchObject({ kind: 'plate', number: 'ABC1D23' });
  expect(result.current.found?.vehicles).toHaveLength(1);
  const [call] = server.calls;
  expect([call?.id, call?.input]).toEqual(['vehicles.byPlate', { body: { plate: 'ABC1D23' } }]);
});

test('[PLUS-007] a plate is asked for only where the market finds vehicles so', () => {
  const plate = { formats: ['AAA-####'], examples: ['ABC-1234'] };
  const [brazil, other] = [{ vehiclePicker: { plate } }, { vehiclePicker: {} }];
  const posted = new FormData();
  posted.set('plate', 'ABC-1234');
  expect([numberAsked(posted, brazil), numberAsked(posted, other)]).toEqual(['plate', 'vin']);
  expect([numberForm('plate', brazil).fields, numberForm('plate', other).fields]).toEqual([
    ['plate'],
    ['vin'],
  ]);
});
