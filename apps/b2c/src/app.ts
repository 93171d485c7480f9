import { join } from 'node:path';
import { Hono } from 'hono';
import type { Redis } from 'ioredis';
import type { GlobalConfig } from '@driveline/api/contract';
import { createMarkets, markets as shippedMarkets, type Market } from '@driveline/markets';
import { accountRoutes } from './account/accountRoutes.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import type { FitPort } from './cart/fitPort.ts';
import { catalogRoutes } from './catalog/catalogRoutes.ts';
import type { ChatDesk } from './chat/chatDesk.ts';
import { guardedDesk } from './chat/guardedDesk.ts';
import { chatRoutes } from './chat/chatRoutes.ts';
import { deskSimulator } from './chat/deskSimulator.ts';
import { checkoutRoutes } from './checkout/checkoutRoutes.ts';
import { recoverAttempts } from './checkout/recovery.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import type { ContentPort } from './content/contentPort.ts';
import { fileContent } from './content/fileContent.ts';
import { globalConfig } from './content/globalConfig.ts';
import { shellRoutes } from './content/shellRoutes.ts';
import { openDatabase, type Database } from './db/database.ts';
import { catalogFit } from './fitment/catalogFit.ts';
import { failureOf } from './http/failure.ts';
import { B2cError } from './http/errors.ts';
import { textOf } from './http/messages/index.ts';
import { memoryRateLimiter, type RateLimiter } from './http/rateLimit.ts';
import { redisRateLimiter } from './http/redisRateLimiter.ts';
import { marketOf } from './http/route.ts';
import type { B2cApp, CallBindings, Services } from './http/services.ts';
import { garageRoutes } from './garage/garageRoutes.ts';
import type { Mailer } from './mail/mailer.ts';
import { folderMailer } from './mail/mailers.ts';
import { dispatcher } from './mail/outbox.ts';
import { folderTexter, type Texter } from './mail/texter.ts';
import { writeMail } from './mail/writeMail.ts';
import { cleanUp } from './ops/cleanUp.ts';
import { systemClock, type Clock } from './ops/clock.ts';
import { healthRoutes } from './ops/healthRoutes.ts';
import { createLog, type Log } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { startJobs, type Job } from './ops/jobs.ts';
import { bossSchedule } from './ops/bossSchedule.ts';
import { openRedis } from './ops/redis.ts';
import { remotePort } from './ops/remotePort.ts';
import { readSecrets, type Secrets } from './ops/secrets.ts';
import { timerSchedule } from './ops/timerSchedule.ts';
import { operatorRoutes } from './orders/operatorRoutes.ts';
import { orderJobs } from './orders/orderJobs.ts';
import { orderRoutes } from './orders/orderRoutes.ts';
import { seedSampleOrders } from './orders/samples/seedSamples.ts';
import { sandboxCaptcha, type CaptchaPort } from './payments/captcha.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { identitySettings } from './identity/identitySettings.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import { guardedGateway } from './payments/guardedGateway.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { resumeMoves } from './payments/settle/resumeMoves.ts';
import { settleOverdue } from './payments/settleWaiting.ts';
import { sandboxGateway } from './payments/sandbox/sandboxGateway.ts';
import { sandboxPay } from './payments/sandbox/sandboxPay.ts';
import { signatureHeader, signWebhook } from './payments/sandbox/webhookSignature.ts';
import { webhookPath } from './payments/webhookRoute.ts';
import { sampleTax, type TaxPort } from './pricing/tax.ts';
import { dealRoutes } from './deals/dealRoutes.ts';
import { promotionRoutes } from './promotions/promotionRoutes.ts';
import { rewardsRoutes } from './rewards/rewardsRoutes.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { seedApart } from './seed/seedApart.ts';
import { seedDatabase } from './seed/seedDatabase.ts';
import { seedPeople } from './seed/seedPeople.ts';
import { storeRoutes } from './stores/storeRoutes.ts';
import { vehicleRoutes } from './vehicles/vehicleRoutes.ts';
import { warrantyRoutes } from './warranties/warrantyRoutes.ts';

export interface B2cOptions {
  /** PostgreSQL 15 or later; without it an embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Redis 6 or later, for limits that several processes share; without it each process counts by itself. */
  readonly redisUrl?: string | undefined;
  /** Folder of the embedded database (`b2c`) and of unsent mail (`outbox`); `.data` by default. */
  readonly dataDir?: string | undefined;
  /** A database that is open already; it is neither seeded nor closed. */
  readonly database?: Database | undefined;
  /** Parts of the demonstration catalogue; 0 seeds nothing. */
  readonly seedParts?: number | undefined;
  /**
   * Puts the demonstration people in, whose password is public; by default into an embedded database only.
   */
  readonly seedPeople?: boolean | undefined;
  readonly markets?: readonly Market[] | undefined;
  /** Hosts of direct calls to market codes. */
  readonly hosts?: Readonly<Record<string, string>> | undefined;
  readonly pinnedMarket?: string | undefined;
  /** Another gateway than the sandbox, which then is not mounted. */
  readonly payment?: PaymentGateway | undefined;
  /** Signs the messages of the sandbox gateway; at least 32 random characters, by default made from `secret`. */
  readonly paymentWebhookSecret?: string | undefined;
  readonly captcha?: CaptchaPort | undefined;
  readonly tax?: TaxPort | undefined;
  readonly fit?: FitPort | undefined;
  readonly limiter?: RateLimiter | undefined;
  /** Another mail service than the outbox folder. */
  readonly mailer?: Mailer | undefined;
  /** Who answers chats, in place of the simulated desk. */
  readonly chatDesk?: ChatDesk | undefined;
  /** Where contact cases are mailed to. */
  readonly deskEmail?: string | undefined;
  /** Another service for text messages than the outbox folder. */
  readonly texter?: Texter | undefined;
  /** Another folder for mails and texts. */
  readonly mailDir?: string | undefined;
  /**
   * Signs tokens; at least 32 random characters, the same for all processes. Without one each process makes its
   * own, which production with a database server refuses. Production refuses weak secrets of any kind.
   */
  readonly secret?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
  /** `auto`: on https and on loopback. */
  readonly secureCookies?: 'auto' | boolean | undefined;
  /** The words of the shop; without them content calls answer 404. */
  readonly content?: ContentPort | undefined;
  /** Own flags and values over the shipped ones. */
  readonly config?: Partial<GlobalConfig> | undefined;
  /** Checks no answers against the contract. */
  readonly isProduction?: boolean | undefined;
  /** Who shows it as a bearer token may read /metrics, at least 32 random characters; without one, this machine alone. */
  readonly metricsToken?: string | undefined;
  /** Plays warehouse and carrier: orders move along by the minute. For demonstrations. */
  readonly simulatesFulfilment?: boolean | undefined;
  /** Opens /operator/orders to who shows it as a bearer token; at least 32 characters. */
  readonly operatorToken?: string | undefined;
  /** Adds the metrics of the process; once per process. */
  readonly countsProcess?: boolean | undefined;
}

export interface B2c {
  /**
   * Answers `/ecomm/b2c/*`, `/external/*`, `/sls/*`, `/sandbox-pay/*`, `/healthz`, `/readyz`, `/metrics` and
   * `/openapi.json`. It trusts `X-Market` and `X-Forwarded-*`: whoever takes calls from strangers sets or
   * removes them, as `main.ts` does.
   */
  fetch(request: Request, bindings?: CallBindings): Promise<Response>;
  /** Resolves when the database is migrated and seeded and what a killed process left was recovered. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** The whole server as one function from request to response; it opens no port. */
export function createB2c(options: B2cOptions = {}): B2c {
  const log = options.log ?? createLog(options.isProduction ? 'info' : 'warn');
  const started = start(options, log);
  // Whoever only awaits `fetch` still learns of it there.
  started.catch(() => undefined);
  return {
    async fetch(request, bindings = {}) {
      return (await started).app.hono.fetch(request, bindings);
    },
    ready: started.then(() => undefined),
    async close() {
      const running = await started.catch(() => undefined);
      await running?.stop();
    },
  };
}

const dataDirOf = ({ dataDir }: B2cOptions): string => dataDir ?? '.data';

async function start(options: B2cOptions, log: Log) {
  const { databaseUrl } = options;
  const secrets = readSecrets(options, {
    isProduction: options.isProduction ?? false,
    isShared: Boolean(databaseUrl),
  });
  const place = databaseUrl ? { databaseUrl } : { dataDir: join(dataDirOf(options), 'b2c') };
  const parts = options.seedParts ?? 2000;
  if (!databaseUrl && !options.database && parts > 0) await seedApart(dataDirOf(options), parts);
  const database = options.database ?? (await openDatabase(place));
  if (!options.database && parts > 0) await seedDatabase(database.pool, { parts });
  if (!options.database && (options.seedPeople ?? !databaseUrl)) await seedPeople(database.pool);
  if (database.kind === 'embedded' && !options.database) {
    log.warn('embedded database: for development and demonstration, it does not survive a power loss');
  }
  const redis = options.redisUrl ? openRedis(options.redisUrl, log) : undefined;
  const services = servicesOf(options, database, log, { redis, secrets });
  const app: B2cApp = { hono: new Hono(), services: { ...services, wakeOutbox: () => jobs.wake('outbox') } };
  // A test's database is one process's as well.
  const schedule =
    database.kind === 'server' && !options.database ? bossSchedule(database.pool, log) : timerSchedule;
  const jobs = await startJobs(app.services, jobsOf(app.services, options), schedule);
  if (!options.database && parts > 0) await seedSampleOrders(app.services);
  mount(app, database, options, secrets);
  await jobs.runNow('recovery');
  await jobs.runNow('order-steps');
  const stop = async () => {
    await jobs.stop();
    services.mailer.close();
    redis?.disconnect();
    if (!options.database) await database.close();
  };
  return { app, stop };
}

function jobsOf(services: Services, options: B2cOptions): Job[] {
  const outbox = dispatcher(services, writeMail(services));
  return [
    ...orderJobs(services, options.simulatesFulfilment),
    {
      name: 'recovery',
      everyMinutes: 1,
      run: async () => {
        await recoverAttempts(services);
        await settleOverdue(services);
        await resumeMoves(services);
      },
    },
    { name: 'outbox', everyMinutes: 1, run: () => outbox.run() },
    { name: 'clean-up', everyMinutes: 60, run: () => cleanUp(services.db, services.clock.now()) },
  ];
}

function servicesOf(
  options: B2cOptions,
  { db }: Database,
  log: Log,
  { redis, secrets }: { redis: Redis | undefined; secrets: Secrets },
): Services {
  const clock = options.clock ?? systemClock;
  const config = globalConfig(options.config);
  const mailDir = options.mailDir ?? join(dataDirOf(options), 'outbox');
  const metrics = createMetrics(options.countsProcess);
  const alone = memoryRateLimiter(clock);
  const gateway = options.payment ?? sandboxGateway({ db, clock, webhookSecret: secrets.webhook });
  return {
    db,
    clock,
    log,
    metrics,
    markets: createMarkets(options.markets ?? shippedMarkets),
    hosts: options.hosts ?? {},
    pinnedMarket: options.pinnedMarket,
    limiter: options.limiter ?? (redis ? redisRateLimiter(redis, alone, log) : alone),
    tax: options.tax ?? sampleTax,
    fit: options.fit ?? catalogFit,
    gateway: guardedGateway(gateway, remotePort({ name: 'payment', timeoutMs: 20_000 }, { log, metrics })),

    captcha: options.captcha ?? sandboxCaptcha,
    mailer: options.mailer ?? folderMailer(mailDir),
    chatDesk: guardedDesk(
      options.chatDesk ?? deskSimulator({ db, agents: Number(config.values['CHAT_AGENTS']) }),
      remotePort({ name: 'chat', timeoutMs: 5000 }, { log, metrics }),
    ),
    deskEmail: options.deskEmail ?? 'desk@driveline.invalid',
    texter: options.texter ?? folderTexter(mailDir),
    identity: identitySettings(secrets.session, config.values),
    wakeOutbox: () => undefined,
    config,
    content: options.content ?? fileContent({}),
    idleTimeoutMs: Number(config.values.SESSION_IDLE_MS),
    secureCookies: options.secureCookies ?? 'auto',
    checksAnswers: !options.isProduction,
  };
}

function mount(app: B2cApp, database: Database, options: B2cOptions, secrets: Secrets): void {
  const { hono, services } = app;
  healthRoutes(app, database, secrets.metrics);
  storeRoutes(app);
  vehicleRoutes(app);
  garageRoutes(app);
  warrantyRoutes(app);
  rewardsRoutes(app);
  catalogRoutes(app);
  searchRoutes(app);
  cartRoutes(app);
  checkoutRoutes(app);
  promotionRoutes(app);
  dealRoutes(app);
  paymentRoutes(app);
  orderRoutes(app);
  contactRoutes(app);
  chatRoutes(app);
  shellRoutes(app);
  identityRoutes(app);
  accountRoutes(app);
  if (secrets.operator) hono.route('/', operatorRoutes(services, secrets.operator));
  if (!options.payment)
    hono.route('/', sandboxPay({ ...services, sendWebhook: sandboxSender(app, secrets.webhook) }));
  hono.notFound((c) => {
    const missing = new B2cError('error_path_missing', { status: 404 });
    const { body } = failureOf(missing, undefined, textOf(marketOf(services, c.req.raw)));
    return c.json(body, 404, { 'cache-control': 'no-store' });
  });
  hono.onError((error, c) => {
    services.log.error({ err: error, path: c.req.path }, 'request failed');
    const { body, status } = failureOf(error, undefined, textOf(marketOf(services, c.req.raw)));
    return c.json(body, status as 500, { 'cache-control': 'no-store' });
  });
}

/** The sandbox lives in this process: its messages come in by the same door as those of another company. */
function sandboxSender({ hono, services }: B2cApp, secret: string) {
  return async (body: string): Promise<Response> => {
    const headers = { [signatureHeader]: signWebhook(secret, services.clock.now(), body) };
    const url = `http://localhost${webhookPath}/sandbox`;
    return hono.fetch(new Request(url, { method: 'POST', body, headers }));
  };
}
