import { databaseSettingsOf } from './db/databaseSettings.ts';
import { databaseTimeoutsOf } from './db/timeLimits.ts';
import { deploymentOf, listOf, pairsOf, type Deployment } from './http/deployment.ts';
import { captchaOf } from './payments/siteVerify.ts';
import type { B2cOptions } from './b2cOptions.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Shared =
  | 'databaseUrl'
  | 'databaseReadUrl'
  | 'databaseTimeouts'
  | 'databaseSettings'
  | 'redisUrl'
  | 'metricsToken'
  | 'simulatesFulfilment'
  | 'dataDir'
  | 'seedParts'
  | 'seedPeople'
  | 'secret'
  | 'paymentWebhookSecret'
  | 'pinnedMarket'
  | 'deskEmail'
  | 'captcha';

/** What the environment says to every process that runs the b2c server, by the names of its options. */
export type ServerSettings = Deployment & { readonly [Name in Shared]: B2cOptions[Name] } & {
  readonly isProduction: boolean;
};

/**
 * @param ownHosts further hosts of markets
 * @throws RangeError naming the variable that makes no sense
 */
export function serverSettingsOf(
  env: Environment,
  ownHosts: Readonly<Record<string, string>> = {},
): ServerSettings {
  return {
    ...deploymentOf(env, ownHosts),
    databaseUrl: databaseUrlOf(env, 'DATABASE_URL'),
    databaseReadUrl: databaseReadUrlOf(env),
    databaseTimeouts: databaseTimeoutsOf(env),
    databaseSettings: databaseSettingsOf(env),
    redisUrl: env['REDIS_URL'] || undefined,
    metricsToken: env['METRICS_TOKEN'] || undefined,
    simulatesFulfilment: env['SIMULATE_FULFILMENT'] === 'true',
    dataDir: env['DATA_DIR'] || undefined,
    seedParts: env['SEED_PARTS'] ? numberOf(env, 'SEED_PARTS', 0) : undefined,
    seedPeople: env['SEED_PEOPLE'] ? env['SEED_PEOPLE'] === 'true' : undefined,
    secret: env['SESSION_SECRET'] || undefined,
    paymentWebhookSecret: env['PAYMENT_WEBHOOK_SECRET'] || undefined,
    pinnedMarket: env['MARKET'] || undefined,
    deskEmail: env['DESK_EMAIL'] || undefined,
    captcha: captchaOf(env),
    isProduction: env['NODE_ENV'] === 'production',
  };
}

/** @throws RangeError for what is no whole number */
export function numberOf(env: Environment, name: string, fallback: number): number {
  const value = env[name];
  if (!value) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new RangeError(`${name} is '${value}'. Give it a whole number.`);
}

/** `3001=mx,3002=br` with a whole host for each port, as pages of this machine name it. */
export const localHosts = (ports: string | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(pairsOf(ports)).map(([at, code]) => [`localhost:${at}`, code]));

/** `https://a.example,https://b.example` @throws RangeError for what is no address */
export function originsOf(env: Environment, name: string): string[] {
  return listOf(env[name]).map((origin) => {
    if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)) return new URL(origin).origin;
    throw new RangeError(`${name} names '${origin}'. Give it addresses such as https://pay.example.`);
  });
}

/** Never said as it was given: it holds a password. */
function databaseUrlOf(env: Environment, name: string): string | undefined {
  const url = env[name];
  if (!url || /^postgres(ql)?:\/\//.test(url)) return url || undefined;
  throw new RangeError(`${name} is no address. Give it one such as postgres://user@db.example/shop.`);
}

function databaseReadUrlOf(env: Environment): string | undefined {
  const url = databaseUrlOf(env, 'DATABASE_READ_URL');
  if (!url || env['DATABASE_URL']) return url;
  throw new RangeError(
    'DATABASE_READ_URL is set without DATABASE_URL: a replica needs a primary. Set both, or neither.',
  );
}
