import { CHAT_POLLING_S } from '../constants.ts';
import type { Due, Step, StopWaiting, Wait } from '../machine/machine.ts';

/** CONTENT-008: whether somebody is at the desk. */
export interface ChatAvailability {
  readonly requestStatus: 'idle' | 'loading' | 'success' | 'error';
  /** Agents are available; while a check runs, what the one before said. */
  readonly status: boolean;
  /** Checks that may still be made. */
  readonly checksLeft: number;
  readonly intervalMs: number;
}

export type ChatAvailabilityEvent =
  | {
      readonly type: 'start';
      /** Seconds, of the config (CONTENT-009). */
      readonly intervalS?: number;
      readonly totalS?: number;
      /** The circular page asks once (CONTENT-010). */
      readonly isCircular?: boolean;
    }
  | { readonly type: 'answered'; readonly xml: string }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'stop' }
  | Due;

export type ChatAvailabilityEffect =
  { readonly type: 'check' } | { readonly type: 'warn'; readonly error: unknown } | Wait | StopWaiting;

export const initialChatAvailability: ChatAvailability = {
  requestStatus: 'idle',
  status: false,
  checksLeft: 0,
  intervalMs: 0,
};

type Answer = Step<ChatAvailability, ChatAvailabilityEffect>;

/** CONTENT-009: checks at 0 s, 30 s … 180 s by default, seven in all. */
export function chatAvailability(state: ChatAvailability, event: ChatAvailabilityEvent): Answer {
  const { requestStatus, checksLeft } = state;
  switch (event.type) {
    case 'start':
      return requestStatus === 'idle' ? started(event) : [state];
    case 'stop':
      return requestStatus === 'idle'
        ? [state]
        : [{ ...initialChatAvailability, status: state.status }, { type: 'stopWaiting' }];
    case 'due':
      if (requestStatus === 'idle' || requestStatus === 'loading' || checksLeft === 0) return [state];
      return [{ ...state, requestStatus: 'loading', checksLeft: checksLeft - 1 }, { type: 'check' }];
    case 'answered':
      if (requestStatus !== 'loading') return [state];
      return waiting({ ...state, requestStatus: 'success', status: agentCount(event.xml) > 0 });
    case 'failed': {
      if (requestStatus !== 'loading') return [state];
      const [next, ...effects] = waiting({ ...state, requestStatus: 'error', status: false });
      return [next, { type: 'warn', error: event.error }, ...effects];
    }
  }
}

function started(event: ChatAvailabilityEvent & { readonly type: 'start' }): Answer {
  const { intervalS = CHAT_POLLING_S.interval, totalS = CHAT_POLLING_S.total, isCircular = false } = event;
  const repeats = intervalS > 0 ? Math.floor(totalS / intervalS) : 0;
  const next: ChatAvailability = {
    requestStatus: 'loading',
    status: false,
    checksLeft: isCircular ? 0 : repeats,
    intervalMs: intervalS * 1000,
  };
  return [next, { type: 'check' }];
}

const waiting = (state: ChatAvailability): Answer =>
  state.checksLeft > 0 ? [state, { type: 'wait', ms: state.intervalMs }] : [state];

/** CONTENT-011: `<agents><count>2</count></agents>`; 0 where the answer holds no count. */
export function agentCount(xml: string): number {
  return Number(/<(?:\w+:)?count\b[^<>]*>\s*(\d{1,9})\s*</.exec(xml)?.[1] ?? 0);
}
