import { useSyncExternalStore } from 'react';
import type { StateStore } from './stateStore.ts';

/** A part of a store; the component renders again when that part differs. */
export const useStateOf = <State, Part>(store: StateStore<State>, part: (state: State) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.read()),
    () => part(store.read()),
  );
