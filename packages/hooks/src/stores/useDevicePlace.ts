import { useState } from 'react';
import { partState } from '../state/partState.ts';
import { devicePlace } from './devicePlace.ts';

/** Asks the device for its place when the shopper wants it (VEHST-034), and knows whether it was refused. */
export function useDevicePlace(onPlace: (place: string) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'refused'>('idle');
  const locate = async () => {
    setState('locating');
    partState.set({ isFetchingLocation: true });
    const place = await devicePlace();
    partState.set({ isFetchingLocation: false });
    setState(place ? 'idle' : 'refused');
    if (place) onPlace(place);
  };
  return {
    isLocating: state === 'locating',
    isRefused: state === 'refused',
    locate: () => void locate(),
    /** Another search was begun: what was said of the place is over. */
    forget: () => setState('idle'),
  };
}
