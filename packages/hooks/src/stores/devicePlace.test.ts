import { afterEach, expect, test, vi } from 'vitest';
import { devicePlace } from './devicePlace.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Answer = (place: (position: object) => void, refuse: (error: object) => void) => void;

const device = (answer: Answer) => {
  const getCurrentPosition = vi.fn(answer);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
};

test('[VEHST-034] a device says where it is, within about ten metres', async () => {
  const asked = device((place) => place({ coords: { latitude: 35.149_534, longitude: -90.048_98 } }));
  expect(await devicePlace()).toBe('35.1495,-90.0490');
  expect(asked).toHaveBeenCalledOnce();
});

test('[VEHST-037] one without a place to tell answers nothing', async () => {
  vi.stubGlobal('navigator', {});
  expect(await devicePlace()).toBeUndefined();
});

test('[VEHST-037] one that must not, or cannot, says nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  device((_, refuse) => refuse({ message: 'denied' }));
  expect(await devicePlace()).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('geolocation failed', 'denied');
});
