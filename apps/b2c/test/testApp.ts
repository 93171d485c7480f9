import { Hono } from 'hono';
import { deskSimulator } from '../src/chat/deskSimulator.ts';
import { fileContent } from '../src/content/fileContent.ts';
import { globalConfig } from '../src/content/globalConfig.ts';
import { identitySettings } from '../src/ops/identitySettings.ts';
import { keyRing } from '../src/ops/keyRing.ts';
import { systemClock } from '../src/clock/clock.ts';
import { createLog } from '../src/ops/log.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import { sandboxCaptcha } from '../src/payments/captcha.ts';
import { sandboxGateway } from '../src/payments/sandbox/sandboxGateway.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { termsTax } from '../src/pricing/tax.ts';
import { databaseSearch } from '../src/search/searchPort.ts';
import { samplePlates } from '../src/vehicles/samplePlates.ts';
import { noPostalAddresses } from '../src/stores/rememberedAddresses.ts';
import { callSessions } from '../src/signIn/callSessions.ts';
import { memoryRateLimiter } from '../src/http/rateLimit.ts';
import type { B2cApp, Services } from '../src/http/services.ts';

/** An app with nothing mounted, over a given database; for tests of single modules. */
export function testApp(
  given: Partial<Services> & Pick<Services, 'db'>,
): B2cApp & { call: (path: string, init?: RequestInit) => Promise<Response> } {
  const clock = given.clock ?? systemClock;
  const hono: B2cApp['hono'] = new Hono();
  const services: Services = {
    readDb: given.db,
    clock,
    log: createLog('silent'),
    metrics: createMetrics(),
    markets: shippedMarkets,
    hosts: {},
    limiter: memoryRateLimiter(clock),
    sessions: callSessions,
    tax: termsTax(shippedMarkets),
    // Knows nothing of any vehicle.
    fit: { verdicts: () => Promise.resolve(new Map()) },
    search: databaseSearch(given.db),
    gateway: sandboxGateway({ markets: shippedMarkets, db: given.db, clock }),
    chatDesk: deskSimulator({ db: given.db, markets: shippedMarkets, agents: 3 }),
    deskEmail: 'desk@driveline.invalid',
    captcha: sandboxCaptcha,
    plates: samplePlates(shippedMarkets),
    postalAddresses: noPostalAddresses,
    mailer: { send: () => Promise.resolve(), close: () => undefined },
    texter: { send: () => Promise.resolve() },
    identity: identitySettings(keyRing('known to tests')),
    wakeOutbox: () => undefined,
    config: globalConfig(),
    content: fileContent({}),
    idleTimeoutMs: 3_600_000,
    secureCookies: false,
    hostCookies: true,
    checksAnswers: true,
    isProduction: false,
    ...given,
  };
  return { hono, services, call: async (path, init) => hono.request(path, init) };
}
