import { GEOLOCATION_MS } from '../constants.ts';

/** The device's place as `lat,lon`, after the shopper asked for it; nothing when it cannot be had (VEHST-034, VEHST-037). */
export function devicePlace(): Promise<string | undefined> {
  return new Promise((resolve) => {
    // Some browsers have none, and throw where it is asked.
    if (!('geolocation' in navigator)) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(`${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`),
      (error) => {
        console.warn('geolocation failed', error.message);
        resolve(undefined);
      },
      GEOLOCATION_MS,
    );
  });
}
