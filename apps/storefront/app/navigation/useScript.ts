import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs: false in the HTML of the server and while it is taken over, true from then on. */
export function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
