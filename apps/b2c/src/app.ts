import { join } from 'node:path';
import { createMarkets } from '@driveline/markets';
import { Hono } from 'hono';
import type { Redis } from 'ioredis';
import { recoverAttempts } from './checkout/recovery.ts';
import { globalConfig } from './content/globalConfig.ts';
import { openDatabase } from './db/database.ts';
import { untilMigrated } from './db/lackingMigrations.ts';
import { recoverPurchases } from './giftCards/recoverPurchases.ts';
import { waitingAnswer, type Waiting } from './http/waitingAnswer.ts';
import { plainHost } from './http/forwarded.ts';
import { memoryRateLimiter } from './http/rateLimit.ts';
import { redisRateLimiter } from './http/redisRateLimiter.ts';
import type { B2cApp, Services } from './http/services.ts';
import { dispatcher } from './mail/outbox.ts';
import { createServerMarkets } from './markets/serverMarkets.ts';
import type { ServerMarkets } from './markets/serverMarket.ts';
import { shippedMarkets, shippedModules } from './markets/shipped.ts';
import { writeMail } from './mail/writeMail.ts';
import { messageWriters } from './composition/messageWriters.ts';
import { openPorts } from './composition/openPorts.ts';
import { openReading } from './composition/openReading.ts';
import { cleanUp } from './composition/cleanUp.ts';
import { systemClock } from './clock/clock.ts';
import { createLog, type Log } from './ops/log.ts';
import { createMetrics, type Metrics } from './ops/metrics.ts';
import { startJobs, type Job } from './ops/jobs.ts';
import { bossSchedule } from './ops/bossSchedule.ts';
import { namedOrigin } from './identity/shopOrigin.ts';
import { withBrand } from './mail/mailBrand.ts';
import { withWords } from './messages/ownWords.ts';
import { openRedis } from './ops/redis.ts';
import { keptSecret } from './ops/keptSecret.ts';
import { readSecrets, type Secrets } from './ops/secrets.ts';
import { timerSchedule } from './ops/timerSchedule.ts';
import { orderJobs } from './orders/orderJobs.ts';
import { seedSampleOrders } from '../seed/orders/seedSamples.ts';
import { identitySettings } from './ops/identitySettings.ts';
import { resumeMoves } from './payments/settle/resumeMoves.ts';
import { settleOverdue } from './orders/lifecycle/settleWaiting.ts';
import { offeredMarkets } from './composition/offeredMarkets.ts';
import { forgetCards } from './savedCards/keptCards.ts';
import { callSessions } from './signIn/callSessions.ts';
import { refreshMissingShelves, refreshOldestShelves, shelfRound } from './search/refreshShelf.ts';
import { seedInChildProcess } from '../seed/seedInChildProcess.ts';
import { defaultParts, seedDatabase } from '../seed/seedDatabase.ts';
import { seedPeople } from '../seed/seedPeople.ts';
import type { B2c, B2cOptions } from './b2cOptions.ts';
import { mountRoutes } from './mountRoutes.ts';

export type { B2c, B2cOptions } from './b2cOptions.ts';

/** The whole server as one function from request to response; it opens no port. */
export function createB2c(options: B2cOptions = {}): B2c {
  const log = options.log ?? createLog(options.isProduction ? 'info' : 'warn');
  const closing = new AbortController();
  let waiting: Waiting | undefined;
  let tellBehind = (): void => undefined;
  const behind = new Promise<void>((resolve) => (tellBehind = resolve));
  const running = start(options, log, {
    signal: closing.signal,
    onBehind(lacking) {
      log.error({ lacking }, 'waits for migrations: run driveline migrate-database');
      waiting = 'behind';
      tellBehind();
    },
  });
  const started = running.then(
    () => void (waiting = undefined),
    (error: unknown) => {
      if (closing.signal.aborted) return;
      // Whoever awaits `ready` learns of another failure there.
      if (waiting) log.error({ err: error }, 'start failed after the wait for migrations');
      waiting &&= 'failed';
      throw error;
    },
  );
  // A caller that only awaits `fetch` still learns of it there.
  started.catch(() => undefined);
  return {
    async fetch(request, bindings = {}) {
      if (waiting) return waitingAnswer(request, waiting);
      return (await running).app.hono.fetch(request, bindings);
    },
    observePage(...page) {
      running.then(
        ({ app }) => app.services.metrics.observePage(...page),
        () => undefined,
      );
    },
    ready: Promise.race([running.then(() => undefined), behind]),
    started,
    async close() {
      closing.abort();
      const open = await running.catch(() => undefined);
      await open?.stop();
    },
  };
}

const dataDirOf = ({ dataDir }: B2cOptions): string => dataDir ?? '.data';

/** The process that seeds apart knows the shipped markets only, with the records that they have. */
const areShipped = ({ markets }: ServerMarkets): boolean =>
  markets.every(({ terms }) => shippedModules.includes(terms));

function secretsOf(options: B2cOptions, secret = options.secret): Secrets {
  const { isProduction = false, databaseUrl } = options;
  return readSecrets({ ...options, secret }, { isProduction, isShared: Boolean(databaseUrl) });
}

/** Those given, or of the secret that the folder of the embedded database keeps, whose lock this process has by now. */
async function keptSecrets(options: B2cOptions, given: Secrets): Promise<Secrets> {
  const isKept = options.secret === undefined && !options.databaseUrl && !options.database;
  return isKept ? secretsOf(options, keptSecret(dataDirOf(options))) : given;
}

type Wait = Parameters<typeof untilMigrated>[1];

async function start(options: B2cOptions, log: Log, wait: Wait) {
  const known = options.markets ? createServerMarkets(options.markets) : shippedMarkets;
  // Before anything is opened, which a word that is refused would leave open.
  const markets = createMarkets(withBrand(withWords(known.markets, options.words), options.brand));
  const hosts = hostsOf(options, markets);
  const { databaseUrl } = options;
  const given = secretsOf(options);
  const place = databaseUrl
    ? { databaseUrl, timeouts: options.databaseTimeouts, ...options.databaseSettings }
    : { dataDir: join(dataDirOf(options), 'b2c') };
  const parts = options.seedParts ?? defaultParts;
  if (!databaseUrl && !options.database && parts > 0 && areShipped(markets)) {
    const isWhole = markets.markets.length === shippedModules.length;
    const isUsual = isWhole && !(options.clock ?? options.fit ?? options.tax);
    const demonstration = isUsual && options.seedPeople !== false;
    await seedInChildProcess(dataDirOf(options), { parts, demonstration });
  }
  const database = options.database ?? (await openDatabase(place));
  const secrets = await keptSecrets(options, given).catch(async (error: unknown) => {
    if (!options.database) await database.close();
    throw error;
  });
  if (databaseUrl && options.databaseSettings?.migrations === 'check')
    await untilMigrated(database.pool, wait).catch(async (error: unknown) => {
      if (!options.database) await database.close();
      throw error;
    });
  if (!options.database && parts > 0) await seedDatabase(database.pool, { parts, markets: markets.markets });
  await refreshMissingShelves(database.db);
  if (!options.database && (options.seedPeople ?? !databaseUrl))
    await seedPeople(database.pool, markets.markets);
  if (database.kind === 'embedded' && !options.database) {
    log.warn('embedded database: for development and demonstration, it does not survive a power loss');
  }
  const redis = options.redisUrl ? openRedis(options.redisUrl, log) : undefined;
  const metrics = createMetrics(options.countsProcess);
  const reading = await openReading(options, database, { log, metrics });
  const dbs = { db: database.db, readDb: reading.db };
  const services = servicesOf(options, dbs, log, { markets, hosts, redis, secrets, metrics });
  const app: B2cApp = { hono: new Hono(), services: { ...services, wakeOutbox: () => jobs.wake('outbox') } };
  // A test's database is one process's as well.
  const schedule =
    database.kind === 'server' && !options.database ? bossSchedule(database.pool, log) : timerSchedule;
  const jobs = await startJobs(app.services, jobsOf(app.services, options), schedule);
  if (!options.database && parts > 0) await seedSampleOrders(app.services);
  mountRoutes(app, database, options, secrets);
  await jobs.runNow('recovery');
  await jobs.runNow('order-steps');
  const stop = async () => {
    await jobs.stop();
    services.mailer.close();
    redis?.disconnect();
    await reading.close();
    if (!options.database) await database.close();
  };
  return { app, stop };
}

function jobsOf(services: Services, options: B2cOptions): Job[] {
  const write = writeMail(services, messageWriters, (market) => namedOrigin(services.hosts, market));
  const outbox = dispatcher(services, write);
  return [
    ...orderJobs(services, options.simulatesFulfilment),
    {
      name: 'recovery',
      everyMinutes: 1,
      run: async () => {
        await recoverAttempts(services);
        await recoverPurchases(services);
        await settleOverdue(services);
        await resumeMoves(services);
      },
    },
    { name: 'kept-cards', everyMinutes: 1, run: (signal) => forgetCards(services, signal) },
    { name: 'outbox', everyMinutes: 1, run: (signal) => outbox.run(signal) },
    {
      name: 'shelves',
      everyMinutes: shelfRound.everyMinutes,
      run: (signal) => refreshOldestShelves(services.db, signal),
    },
    { name: 'clean-up', everyMinutes: 60, run: () => cleanUp(services.db, services.clock.now()) },
  ];
}

/** Those that are named for a market come first, which links in mails prefer. */
function hostsOf({ hosts = {}, allowedHosts = [], pinnedMarket }: B2cOptions, markets: ServerMarkets) {
  const codes = [...allowedHosts].map(plainHost).map((host) => {
    const { code } = markets.resolveMarket(host, { hosts, pinned: pinnedMarket });
    return [host, code] as const;
  });
  return { ...hosts, ...Object.fromEntries(codes) };
}

function allowedHostsOf({ allowedHosts }: B2cOptions, hosts: Readonly<Record<string, string>>) {
  const all = [...(allowedHosts ?? []), ...Object.keys(hosts)];
  return allowedHosts && new Set(all.map(plainHost));
}

function servicesOf(
  options: B2cOptions,
  { db, readDb }: Pick<Services, 'db' | 'readDb'>,
  log: Log,
  {
    markets,
    hosts,
    redis,
    secrets,
    metrics,
  }: {
    markets: ServerMarkets;
    hosts: Readonly<Record<string, string>>;
    redis: Redis | undefined;
    secrets: Secrets;
    metrics: Metrics;
  },
): Services {
  const clock = options.clock ?? systemClock;
  const config = globalConfig(options.config);
  const mailDir = options.mailDir ?? join(dataDirOf(options), 'outbox');
  const alone = memoryRateLimiter(clock);
  const { payment, ...ports } = openPorts(options, {
    db,
    readDb,
    clock,
    markets,
    log,
    metrics,
    mailDir,
    mailFrom: options.mailFrom,
    webhookKeys: secrets.webhook,
    chatAgents: Number(config.values['CHAT_AGENTS']),
  });
  return {
    db,
    readDb,
    clock,
    log,
    metrics,
    markets: offeredMarkets(markets, payment),
    hosts,
    allowedHosts: allowedHostsOf(options, hosts),
    pinnedMarket: options.pinnedMarket,
    limiter: options.limiter ?? (redis ? redisRateLimiter(redis, alone, log) : alone),
    sessions: callSessions,
    ...ports,
    gateway: payment,
    deskEmail: options.deskEmail ?? 'desk@driveline.invalid',
    identity: identitySettings(secrets.session, config.values),
    wakeOutbox: () => undefined,
    config,
    idleTimeoutMs: Number(config.values.SESSION_IDLE_MS),
    secureCookies: options.secureCookies ?? 'auto',
    hostCookies: options.hostCookies ?? true,
    checksAnswers: !options.isProduction,
    isProduction: options.isProduction ?? false,
  };
}
