import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** Whether script has taken the page over: false on a server and for the render that takes its markup over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
