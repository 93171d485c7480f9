import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  observeCall(endpoint: string, status: number, seconds: number): void;
  /** A page of the storefront that runs in this process. */
  observePage(market: string, status: number, seconds: number): void;
  countOrder(market: string, outcome: string): void;
  /** A call of another company's service. */
  countRemoteCall(port: string, outcome: 'ok' | 'error' | 'timeout' | 'refused'): void;
  observeBreaker(port: string, isOpen: boolean): void;
}

/** What calls of another company's service tell. */
export type RemoteMetrics = Pick<Metrics, 'countRemoteCall' | 'observeBreaker'>;

/** Metrics of one server. `withProcess` adds those of the Node process, which several servers in it share. */
export function createMetrics(withProcess = false): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'b2c_call_seconds',
    help: 'Time to answer a call of the contract',
    labelNames: ['endpoint', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const pages = new Histogram({
    name: 'storefront_page_seconds',
    help: 'Time to answer a page of the storefront',
    labelNames: ['market', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const orders = new Counter({
    name: 'b2c_commits_total',
    help: 'Commits by outcome',
    labelNames: ['market', 'outcome'],
    registers: [registry],
  });
  const remoteCalls = new Counter({
    name: 'b2c_remote_calls_total',
    help: 'Calls of remote services by outcome',
    labelNames: ['port', 'outcome'],
    registers: [registry],
  });
  const breakers = new Gauge({
    name: 'b2c_breaker_open',
    help: '1 while a remote service is left alone',
    labelNames: ['port'],
    registers: [registry],
  });
  return {
    registry,
    observeCall: (endpoint, status, seconds) => calls.labels(endpoint, String(status)).observe(seconds),
    observePage: (market, status, seconds) => pages.labels(market, String(status)).observe(seconds),
    countOrder: (market, outcome) => orders.labels(market, outcome).inc(),
    countRemoteCall: (port, outcome) => remoteCalls.labels(port, outcome).inc(),
    observeBreaker: (port, isOpen) => breakers.labels(port).set(Number(isOpen)),
  };
}
