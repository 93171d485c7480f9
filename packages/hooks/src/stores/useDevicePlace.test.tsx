// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDevicePlace } from './useDevicePlace.ts';

afterEach(() => vi.unstubAllGlobals());

type Answer = (done: PositionCallback, failed: PositionErrorCallback) => void;
const show = (answer: Answer) => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } });
  const onPlace = vi.fn<(place: string) => void>();
  return { onPlace, ...renderHook(() => useDevicePlace(onPlace)) };
};

test('[VEHST-034] the place is handed on, and the way to it shows', async () => {
  let tell: () => void = () => undefined;
  const coords = { latitude: 35.1, longitude: -90 } as GeolocationCoordinates;
  const { result, onPlace } = show((done) => (tell = () => done({ coords } as GeolocationPosition)));
  act(() => result.current.locate());
  expect(result.current.isLocating).toBe(true);
  await act(async () => tell());
  expect(onPlace).toHaveBeenCalledWith('35.1000,-90.0000');
  expect(result.current).toMatchObject({ isLocating: false, isRefused: false });
});

test('[VEHST-037] a refusal is said until another search', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { result, onPlace } = show((_, failed) => failed({ message: 'no' } as GeolocationPositionError));
  await act(async () => result.current.locate());
  expect(result.current.isRefused).toBe(true);
  act(() => result.current.forget());
  expect(result.current.isRefused).toBe(false);
  expect(onPlace).not.toHaveBeenCalled();
});
