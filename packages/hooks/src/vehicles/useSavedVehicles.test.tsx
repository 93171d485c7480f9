// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customerHeader, header, vehicle } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { useHeader } from '../header/useHeader.ts';
import { useSavedVehicles } from './useSavedVehicles.ts';

const use = () => ({ isKnown: useHeader().isSuccess, saved: useSavedVehicles() });

test('[VEHST-009] a member’s saved vehicles are there to choose from, the preferred one marked', async () => {
  const { result } = renderShop(use, {
    'shell.header': { ...customerHeader({}), vehicleMap: vehicle({ vehicleId: 'v2' }) },
    'vehicles.list': {
      vehicleCount: 2,
      vehicles: [vehicle({ vehicleId: 'v1' }), vehicle({ vehicleId: 'v2' })],
    },
  });
  await waitFor(() => expect(result.current.saved).toHaveLength(2));
  expect(result.current.saved?.map(({ vehicleId, preferred }) => [vehicleId, preferred])).toEqual([
    ['v1', false],
    ['v2', true],
  ]);
});

test('a guest, who keeps one vehicle, asks for none', async () => {
  const { result, ids } = renderShop(use, { 'shell.header': header() });
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect(result.current.saved).toBeUndefined();
  expect(ids()).toEqual(['shell.header']);
});
