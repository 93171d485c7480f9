import { createStateStore } from '../state/stateStore.ts';
import { useStateOf } from '../state/useStateOf.ts';

export interface SessionEnd {
  readonly idle: boolean;
}

const told = createStateStore<{ readonly end: SessionEnd | undefined }>({ end: undefined });

/** Keeps that the session has ended for the part that shows it later (ACCT-034). */
export const tellSessionEnd = (end: SessionEnd | undefined): void => told.set({ end });

/** The last end of the session that the client told of. */
export const lastSessionEnd = (): SessionEnd | undefined => told.read().end;

/** The same, followed. */
export const useSessionEnd = (): SessionEnd | undefined => useStateOf(told, ({ end }) => end);
