import { trace, type Span, type Tracer } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { createLog } from './log.ts';
import { startTracing } from './tracing.ts';

const ended: string[] = [];
const log = createLog('silent');
let shop: Shop;
beforeAll(async () => {
  const spanOf = (name: string) =>
    ({
      setAttribute: () => undefined,
      recordException: () => undefined,
      setStatus: () => undefined,
      end: () => void ended.push(name),
    }) as unknown as Span;
  const startActiveSpan = (name: string, ...rest: unknown[]) =>
    (rest.at(-1) as (span: Span) => unknown)(spanOf(name));
  trace.setGlobalTracerProvider({ getTracer: () => ({ startActiveSpan }) as unknown as Tracer });
  shop = await openShop();
});
afterAll(() => shop.close());

test('[PLUS-038] a call of the contract is a span', async () => {
  await shop.shopper().do('shell.globalConfig');
  expect(ended).toContain('shell.globalConfig');
});

test('spans are sent where the environment says, and a missing SDK stops nothing', async () => {
  const started: object[] = [];
  class NodeSDK {
    readonly options: object;
    constructor(options: object) {
      this.options = options;
    }
    start = () => void started.push(this.options);
    shutdown = async () => undefined;
  }
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  await (
    await startTracing(env, log, async () => ({ NodeSDK }))
  )();
  expect(started).toEqual([{ serviceName: 'driveline' }]);
  await startTracing({}, log, async () => ({ NodeSDK }));
  expect(started).toHaveLength(1);
  const missing = () => Promise.reject(new Error('not found'));
  await expect(startTracing(env, log, missing)).resolves.toBeTypeOf('function');
});
