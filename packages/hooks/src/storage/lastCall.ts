import type { LastCall } from '@driveline/api';
import type { BrowserStorage } from './browserStorage.ts';

/** Keeps the time of the last call across page loads of a tab, for the idle checks of ACCT-031 and CART-021. */
export function storedLastCall(storage: BrowserStorage): LastCall {
  return {
    read() {
      const at = Number(storage.read('lastCallAt') ?? Number.NaN);
      return Number.isFinite(at) ? at : undefined;
    },
    write: (at) => storage.write('lastCallAt', String(at)),
  };
}
