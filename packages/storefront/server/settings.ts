import {
  captchaOf,
  databaseSettingsOf,
  databaseTimeoutsOf,
  deploymentOf,
  listOf,
  pairsOf,
  policyReportPath,
  senderOf,
  type CaptchaPort,
  type DatabaseSettings,
  type DatabaseTimeouts,
  type Deployment,
} from '@driveline/b2c';

/** What the environment says of this deployment. */
export type Settings = Deployment & {
  readonly port: number;
  /** Address to listen on; unset means every one, IPv4 and IPv6. */
  readonly host: string | undefined;
  /** Market code that every request gets, whatever its host. */
  readonly pinnedMarket: string | undefined;
  /** Further ports, each answering for one market: `{ 3001: 'mx' }`. */
  readonly marketPorts: Readonly<Record<number, string>>;
  /** Which brand of the shop; its first one when unset. */
  readonly brand: string | undefined;
  /** Another process that serves the b2c contract; unset runs it in this one. */
  readonly b2cOrigin: string | undefined;
  readonly dataDir: string | undefined;
  /** Folder in which the processes of all builds keep their files for each other. */
  readonly buildsDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databaseTimeouts: DatabaseTimeouts;
  readonly databaseSettings: DatabaseSettings;
  /** Limits that several processes share. */
  readonly redisUrl: string | undefined;
  /** Its bearer may read /metrics; nobody without one. */
  readonly metricsToken: string | undefined;
  /** Orders move along by themselves, for a demonstration. */
  readonly simulatesFulfilment: boolean;
  /** Sends mail; unset writes it into the outbox folder. */
  readonly smtpUrl: string | undefined;
  /** In production, where this process sends mail, a real address. */
  readonly mailFrom: string;
  /** Checks who pays; unset asks nobody. */
  readonly captcha: CaptchaPort | undefined;
  /** Where contact cases are mailed to. */
  readonly deskEmail: string | undefined;
  /** Parts to seed the embedded catalogue with. */
  readonly seedParts: number | undefined;
  /** Demonstration people, whose password is public; unset puts them into an embedded database only. */
  readonly seedPeople: boolean | undefined;
  /** Signs tokens, the same for all processes: one secret, or several keys of which the first signs. */
  readonly secret: string | undefined;
  /** Signs the messages of the payment service; unset follows from `secret`. */
  readonly paymentWebhookSecret: string | undefined;
  /** Where the payment service shows its fields and pages, when that is elsewhere: pages may frame and post to them. */
  readonly paymentOrigins: readonly string[];
  /** Where pictures of the catalogue and of content come from, when that is elsewhere. */
  readonly pictureOrigins: readonly string[];
  /** Where browsers tell what the policy of a page refused; undefined: nowhere. */
  readonly policyReports: string | undefined;
  /** A proxy in front may state scheme, host and address of the shopper. */
  readonly trustsProxy: boolean;
  /** Memory for rendered public pages; 0 turns the page cache off. */
  readonly pageCacheBytes: number;
  readonly isProduction: boolean;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws RangeError naming the variable that makes no sense. */
export function readSettings(env: Environment = process.env): Settings {
  const port = numberOf(env, 'PORT', 3000);
  const marketPorts = pairsOf(env.MARKET_PORTS);
  const isProduction = env.NODE_ENV === 'production';
  const ports = Object.entries(marketPorts).map(([at, code]) => [`localhost:${at}`, code] as const);
  return {
    port,
    host: env.HOST || undefined,
    pinnedMarket: env.MARKET || undefined,
    marketPorts,
    ...deploymentOf(env, Object.fromEntries(ports)),
    brand: env.BRAND || undefined,
    b2cOrigin: originsOf(env, 'B2C_ORIGIN')[0],
    dataDir: env.DATA_DIR || undefined,
    buildsDir: env.BUILDS_DIR || undefined,
    databaseUrl: databaseUrlOf(env),
    databaseTimeouts: databaseTimeoutsOf(env),
    databaseSettings: databaseSettingsOf(env),
    redisUrl: env.REDIS_URL || undefined,
    metricsToken: env.METRICS_TOKEN || undefined,
    simulatesFulfilment: env.SIMULATE_FULFILMENT === 'true',
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: senderOf(env.MAIL_FROM, isProduction && !!env.SMTP_URL && !env.B2C_ORIGIN),
    captcha: captchaOf(env),
    deskEmail: env.DESK_EMAIL || undefined,
    seedPeople: env.SEED_PEOPLE ? env.SEED_PEOPLE === 'true' : undefined,
    secret: env.SESSION_SECRET || undefined,
    paymentWebhookSecret: env.PAYMENT_WEBHOOK_SECRET || undefined,
    paymentOrigins: originsOf(env, 'PAYMENT_ORIGINS'),
    pictureOrigins: originsOf(env, 'PICTURE_ORIGINS'),
    policyReports: policyReportsOf(env.CSP_REPORTS),
    seedParts: env.SEED_PARTS ? numberOf(env, 'SEED_PARTS', 0) : undefined,
    trustsProxy: env.TRUST_PROXY === 'true',
    pageCacheBytes: numberOf(env, 'PAGE_CACHE_BYTES', 16 * 1024 * 1024),
    isProduction,
  };
}

function numberOf(env: Environment, name: string, fallback: number): number {
  const value = env[name];
  if (!value) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new RangeError(`${name} is '${value}'. Give it a whole number.`);
}

/** `https://a.example,https://b.example` */
function originsOf(env: Environment, name: string): string[] {
  return listOf(env[name]).map((origin) => {
    if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)) return new URL(origin).origin;
    throw new RangeError(`${name} names '${origin}'. Give it addresses such as https://pay.example.`);
  });
}

/** The shop itself, `off`, or an address of a service; the policy has commas and semicolons of its own. */
function policyReportsOf(given: string | undefined): string | undefined {
  if (!given) return policyReportPath;
  if (given === 'off') return undefined;
  const url = URL.parse(given);
  if (url?.protocol === 'https:') return url.href.replaceAll(';', '%3B').replaceAll(',', '%2C');
  throw new RangeError(`CSP_REPORTS is '${given}'. Give it an address with https:, or off.`);
}

/** Never said as it was given: it holds a password. */
function databaseUrlOf({ DATABASE_URL: url }: Environment): string | undefined {
  if (!url || /^postgres(ql)?:\/\//.test(url)) return url || undefined;
  throw new RangeError('DATABASE_URL is no address. Give it one such as postgres://user@db.example/shop.');
}
