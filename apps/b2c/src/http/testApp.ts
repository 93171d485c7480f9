import { Hono } from 'hono';
import { createMarkets, markets } from '@driveline/markets';
import { deskSimulator } from '../chat/deskSimulator.ts';
import { fileContent } from '../content/fileContent.ts';
import { globalConfig } from '../content/globalConfig.ts';
import { identitySettings } from '../identity/identitySettings.ts';
import { systemClock } from '../ops/clock.ts';
import { createLog } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { sandboxCaptcha } from '../payments/captcha.ts';
import { sandboxGateway } from '../payments/sandbox/sandboxGateway.ts';
import { sampleTax } from '../pricing/tax.ts';
import { memoryRateLimiter } from './rateLimit.ts';
import type { B2cApp, Services } from './services.ts';

/** An app with nothing mounted, over a given database; for tests of single modules. */
export function testApp(
  given: Partial<Services> & Pick<Services, 'db'>,
): B2cApp & { call: (path: string, init?: RequestInit) => Promise<Response> } {
  const clock = given.clock ?? systemClock;
  const hono: B2cApp['hono'] = new Hono();
  const services: Services = {
    clock,
    log: createLog('silent'),
    metrics: createMetrics(),
    markets: createMarkets(markets),
    hosts: {},
    limiter: memoryRateLimiter(clock),
    tax: sampleTax,
    // Knows nothing of any vehicle.
    fit: { verdicts: () => Promise.resolve(new Map()) },
    gateway: sandboxGateway({ db: given.db, clock }),
    chatDesk: deskSimulator({ db: given.db, agents: 3 }),
    deskEmail: 'desk@driveline.invalid',
    captcha: sandboxCaptcha,
    mailer: { send: () => Promise.resolve(), close: () => undefined },
    texter: { send: () => Promise.resolve() },
    identity: identitySettings('known to tests'),
    wakeOutbox: () => undefined,
    config: globalConfig(),
    content: fileContent({}),
    idleTimeoutMs: 3_600_000,
    secureCookies: false,
    checksAnswers: true,
    ...given,
  };
  return { hono, services, call: async (path, init) => hono.request(path, init) };
}
