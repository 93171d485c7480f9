import { Hono } from 'hono';
import { createMarkets, markets } from '@driveline/markets';
import type { Services } from './services.ts';
import { createLog } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { systemClock } from '../ops/clock.ts';
import { memoryRateLimiter } from './rateLimit.ts';
import type { B2cApp } from './services.ts';

/** An app with nothing mounted, over a given database; for tests of single modules. */
export function testApp(
  services: Partial<Services> & Pick<Services, 'db'>,
): B2cApp & { call: (path: string, init?: RequestInit) => Promise<Response> } {
  const clock = services.clock ?? systemClock;
  const hono: B2cApp['hono'] = new Hono();
  const app: B2cApp = {
    hono,
    services: {
      clock,
      log: createLog('silent'),
      metrics: createMetrics(),
      markets: createMarkets(markets),
      hosts: {},
      limiter: memoryRateLimiter(clock),
      idleTimeoutMs: 3_600_000,
      secureCookies: false,
      checksAnswers: true,
      ...services,
    },
  };
  return { ...app, call: async (path, init) => hono.request(path, init) };
}
