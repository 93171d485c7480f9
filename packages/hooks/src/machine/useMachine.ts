import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { runMachine } from './machine.ts';
import type { Reduce, StopWaiting, Wait } from './machine.ts';

/**
 * Runs a machine for as long as the component stands. Effects reach the `run` of the last render; timers end with
 * the component, and an answer that comes later starts none. On the server the machine stays in its first state. `read`
 * answers the state of now, where a handler may hold that of the last render.
 */
export function useMachine<State, Event, Effect extends { readonly type: string }>(
  reduce: Reduce<State, Event, Effect>,
  initial: State,
  run: (effect: Exclude<Effect, Wait | StopWaiting>, send: (event: Event) => void) => void,
): readonly [state: State, send: (event: Event) => void, read: () => State] {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [machine] = useState(() =>
    runMachine<State, Event, Effect>(reduce, initial, (effect, send) => latest.current(effect, send)),
  );
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    machine.start();
    return () => {
      isMounted.current = false;
      // Strict mode unmounts and mounts again at once: timers live on.
      queueMicrotask(() => {
        if (!isMounted.current) machine.stop();
      });
    };
  }, [machine]);
  const state = useSyncExternalStore(machine.subscribe, machine.read, machine.read);
  return [state, machine.send, machine.read];
}
