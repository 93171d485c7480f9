/** A machine's answer to an event: its next state, and what is to be done about it. */
export type Step<State, Effect = never> = readonly [state: State, ...effects: Effect[]];

/**
 * A state machine as a pure function: no clock, no network, no storage inside. An event that a state does not know
 * answers the very same state and no effect.
 */
export type Reduce<State, Event, Effect = never> = (state: State, event: Event) => Step<State, Effect>;

/** Asks for a `due` event after some milliseconds; a timer of the same name starts again. */
export type Wait = { readonly type: 'wait'; readonly ms: number; readonly timer?: string };
export type StopWaiting = { readonly type: 'stopWaiting'; readonly timer?: string };
/** The time that a `wait` asked for is over. */
export type Due = { readonly type: 'due'; readonly timer?: string };

/** A machine at work. */
export interface Running<State, Event> {
  read(): State;
  /** Events that come while effects run wait for their turn. */
  send(event: Event): void;
  /** @returns the end of the subscription. */
  subscribe(listener: () => void): () => void;
  /** Ends every timer; until `start` none begins, whatever comes in late. */
  stop(): void;
  /** Lets timers begin again after a `stop`. */
  start(): void;
}

type Typed = { readonly type: string };
type Sending<Event> = (event: Event) => void;

/** Runs a machine: keeps its state, its timers, and hands every other effect to `run`, once. */
export function runMachine<State, Event, Effect extends Typed>(
  reduce: Reduce<State, Event, Effect>,
  initial: State,
  run: (effect: Exclude<Effect, Wait | StopWaiting>, send: Sending<Event>) => void,
): Running<State, Event> {
  let state = initial;
  let isSending = false;
  const queue: Event[] = [];
  const failures: unknown[] = [];
  const listeners = new Set<() => void>();
  const timers = createTimers((timer) => send({ type: 'due', timer } as Event));

  const apply = (event: Event) => {
    const [next, ...effects] = reduce(state, event);
    if (next !== state) {
      state = next;
      for (const listener of listeners) listener();
    }
    for (const effect of effects) {
      try {
        if (!timers.take(effect)) run(effect as Exclude<Effect, Wait | StopWaiting>, send);
      } catch (error) {
        // What the app does about one effect must not swallow the others; it is told when all have run.
        failures.push(error);
      }
    }
  };
  function send(event: Event): void {
    queue.push(event);
    if (isSending) return;
    isSending = true;
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) apply(next);
    } finally {
      isSending = false;
    }
    const [failure] = failures.splice(0);
    if (failure !== undefined) throw failure as Error;
  }
  return {
    read: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: timers.stop,
    start: timers.start,
  };
}

function createTimers(due: (timer: string | undefined) => void) {
  const running = new Map<string | undefined, ReturnType<typeof setTimeout>>();
  let isStopped = false;
  const end = (timer: string | undefined) => {
    clearTimeout(running.get(timer));
    running.delete(timer);
  };
  return {
    /** Whether the effect was one of time. */
    take(effect: Typed): boolean {
      if (effect.type !== 'wait' && effect.type !== 'stopWaiting') return false;
      const { timer, ms } = effect as Wait;
      end(timer);
      if (effect.type === 'wait' && !isStopped) {
        const after = () => {
          running.delete(timer);
          due(timer);
        };
        running.set(timer, setTimeout(after, ms));
      }
      return true;
    },
    stop() {
      isStopped = true;
      for (const timer of running.keys()) end(timer);
    },
    start: () => void (isStopped = false),
  };
}
