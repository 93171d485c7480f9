/** A state that components may follow with `useStateOf`. */
export interface StateStore<State> {
  read(): State;
  /** Changes some fields; who listens is told when one of them differs. */
  set(change: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/** One store per concern; a server makes one for each request. */
export function createStateStore<State extends object>(initial: State): StateStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(change) {
      const entries = Object.entries(change) as [keyof State, State[keyof State]][];
      if (entries.every(([name, value]) => Object.is(state[name], value))) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
