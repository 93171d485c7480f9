import { createStateStore } from './stateStore.ts';

/** Flags of STATE-001 that one part of a page knows, and nobody else. */
export interface PartState {
  readonly chatAgent: {
    readonly status: boolean;
    readonly requestStatus: 'idle' | 'loading' | 'success' | 'error';
  };
  readonly isFetchingLocation: boolean;
}

/** Only effects and presses write it, so that a server shares nothing between shoppers. */
export const partState = createStateStore<PartState>({
  chatAgent: { status: false, requestStatus: 'idle' },
  isFetchingLocation: false,
});
