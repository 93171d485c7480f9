import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  type IBreaker,
  isBrokenCircuitError,
  isTaskCancelledError,
  SamplingBreaker,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { Log } from './log.ts';
import type { RemoteMetrics } from './metrics.ts';
import { traced } from './tracing.ts';

/** Another company's service did not answer in time, or was not asked because it has not answered lately. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  /** False: nothing was sent. */
  readonly wasAsked: boolean;
  constructor(port: string, wasAsked: boolean, cause?: unknown) {
    super(`${port} ${wasAsked ? 'did not answer in time' : 'is not asked for a while'}`, { cause });
    this.wasAsked = wasAsked;
  }
}

const failures = new WeakSet<object>();

/** Whether this is what a service, or its adapter, threw: trouble of its own, and none of this server. */
export const isFailureOfPort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

export interface RemotePortOptions {
  /** Names the port in logs and metrics. */
  readonly name: string;
  readonly timeoutMs: number;
  /** Milliseconds without a call after too many failures; then one tries again. */
  readonly pauseMs?: number;
}

export interface RemoteTools {
  readonly log: Log;
  readonly metrics: RemoteMetrics;
}

/**
 * Calls of one remote service under a time limit and behind a circuit breaker: when more than 30 % of the last
 * ten seconds' calls threw, or three in a row, the next ones fail at once and leave the service alone for a while. `work` throws for
 * what means trouble of the service, and returns for what is an answer, a refusal too.
 * @throws RemoteUnavailableError, or what `work` throws
 */
export type RemotePort = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

export function remotePort(
  { name, timeoutMs, pauseMs = 5000 }: RemotePortOptions,
  { log, metrics }: RemoteTools,
): RemotePort {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: either(
      new SamplingBreaker({ threshold: 0.3, duration: 10_000, minimumRps: 0.5 }),
      // A caller that takes one thing after the other, as mail does, never makes enough calls while each hangs.
      new ConsecutiveBreaker(3),
    ),
  });
  metrics.observeBreaker(name, false);
  breaker.onStateChange((state) => {
    const isOpen = state === CircuitState.Open;
    metrics.observeBreaker(name, isOpen);
    if (isOpen) log.warn({ port: name }, 'circuit opened');
  });
  const policy = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  return async (work) => {
    try {
      const answer = await traced(name, { 'peer.service': name }, () =>
        policy.execute(({ signal }) => work(signal)),
      );
      metrics.countRemoteCall(name, 'ok');
      return answer;
    } catch (error) {
      const wasRefused = isBrokenCircuitError(error);
      const isLate = isTaskCancelledError(error);
      metrics.countRemoteCall(name, wasRefused ? 'refused' : isLate ? 'timeout' : 'error');
      if (wasRefused || isLate) throw new RemoteUnavailableError(name, isLate, error);
      if (typeof error === 'object' && error !== null) failures.add(error);
      throw error;
    }
  };
}

/** Opens when one of them would; both hear of every call. */
const either = (...breakers: readonly IBreaker[]): IBreaker => ({
  state: undefined,
  success: (state) => breakers.forEach((each) => each.success(state)),
  failure: (state) => breakers.map((each) => each.failure(state)).includes(true),
});
