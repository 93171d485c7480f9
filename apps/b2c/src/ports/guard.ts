import type { RemoteMetrics } from '../ops/metrics.ts';
import { RemoteUnavailableError, remotePort, type RemotePort, type RemoteTools } from '../ops/remotePort.ts';

/** How long calls of a port may take, and what their failures mean. */
export interface PortLimits {
  /** Names the port in logs, metrics and traces. */
  readonly name: string;
  readonly timeoutMs: number;
  /** Methods with a time limit and a circuit breaker of their own. */
  readonly also?: readonly {
    readonly name: string;
    readonly timeoutMs: number;
    readonly methods: readonly string[];
    /** Only calls with such arguments; the first of the list that takes a call has it. */
    readonly takes?: (values: readonly unknown[]) => boolean;
  }[];
  /** Methods that ask nobody. */
  readonly local?: readonly string[];
  /** Parts of the port that are objects with methods themselves. */
  readonly parts?: readonly string[];
  /** Errors that are answers of the service: they reach the caller and open no circuit. */
  readonly isAnswer?: (error: unknown) => boolean;
  /** The port's own error for a service that did not answer. */
  readonly unavailable?: (error: RemoteUnavailableError) => Error;
  /** Puts a signal that ends with the time limit into the arguments of a call. */
  readonly withSignal?: (values: readonly unknown[], signal: AbortSignal) => readonly unknown[];
}

type Method = (...values: unknown[]) => unknown;

type RemoteOf = (method: string, values: readonly unknown[]) => RemotePort;

type Observe = (metrics: RemoteMetrics) => void;

const inProcess = new WeakMap<object, Observe | undefined>();

/**
 * Marks an adapter that answers from this process: no time limit, no breaker.
 * @param observe for an adapter with a guarded service behind it: is handed the metrics of a server that uses it
 */
export function local<T extends object>(port: T, observe?: Observe): T {
  inProcess.set(port, observe);
  return port;
}

/**
 * An adapter with every method under the time limit and behind the circuit breaker of its port. The composition
 * guards all ports, so that neither adapters nor callers have to.
 * @throws (its methods) RemoteUnavailableError or the port's own error, or what the adapter throws
 */
export function guard<T extends object>(port: T, limits: PortLimits, tools: RemoteTools): T {
  if (inProcess.has(port)) {
    inProcess.get(port)?.(tools.metrics);
    return port;
  }
  const most = remotePort(limits, tools);
  const others = (limits.also ?? []).map((also) => ({ ...also, remote: remotePort(also, tools) }));
  const remoteOf: RemoteOf = (name, values) =>
    others.find(({ methods, takes }) => methods.includes(name) && (takes?.(values) ?? true))?.remote ?? most;
  return guardedBy(port, limits, remoteOf);
}

function guardedBy<T extends object>(port: T, limits: PortLimits, remoteOf: RemoteOf): T {
  // Not over the adapter itself, which may be frozen: a proxy has to hand out the members of such a target unchanged.
  return new Proxy(Object.create(port) as T, {
    get(_target, key) {
      const name = String(key);
      const value: unknown = Reflect.get(port, key, port);
      if (limits.parts?.includes(name) && typeof value === 'object' && value)
        return guardedBy(value, limits, remoteOf);
      if (typeof value !== 'function') return value;
      const method = value.bind(port) as Method;
      if (limits.local?.includes(name)) return method;
      return (...values: unknown[]) => ask(remoteOf(name, values), limits, method, values);
    },
  });
}

async function ask(
  remote: RemotePort,
  { isAnswer, unavailable, withSignal }: PortLimits,
  method: Method,
  values: readonly unknown[],
): Promise<unknown> {
  try {
    const answer = await remote(async (signal) => {
      try {
        return { value: await method(...(withSignal?.(values, signal) ?? values)) };
      } catch (error) {
        if (isAnswer?.(error)) return { error };
        throw error;
      }
    });
    if ('error' in answer) throw answer.error;
    return answer.value;
  } catch (error) {
    if (unavailable && error instanceof RemoteUnavailableError) throw unavailable(error);
    throw error;
  }
}
