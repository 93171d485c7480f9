import {
  localHosts,
  numberOf,
  originsOf,
  pairsOf,
  policyReportsOf,
  senderOf,
  serverSettingsOf,
  type Environment,
  type ServerSettings,
} from '@driveline/b2c';

export type { Environment };

/** What the environment says of this deployment. */
export type Settings = ServerSettings & {
  readonly port: number;
  /** Address to listen on; unset means every one, IPv4 and IPv6. */
  readonly host: string | undefined;
  /** Further ports, each answering for one market: `{ 3001: 'mx' }`. */
  readonly marketPorts: Readonly<Record<number, string>>;
  /** Which brand of the shop; its first one when unset. */
  readonly brand: string | undefined;
  /** Another process that serves the b2c contract; unset runs it in this one. */
  readonly b2cOrigin: string | undefined;
  /** Folder in which the processes of all builds keep their files for each other. */
  readonly buildsDir: string | undefined;
  /** Sends mail; unset writes it into the outbox folder. */
  readonly smtpUrl: string | undefined;
  /** In production, where this process sends mail, a real address. */
  readonly mailFrom: string;
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
};

/** @throws RangeError naming the variable that makes no sense. */
export function readSettings(env: Environment = process.env): Settings {
  const shared = serverSettingsOf(env, localHosts(env.MARKET_PORTS));
  return {
    ...shared,
    port: numberOf(env, 'PORT', 3000),
    host: env.HOST || undefined,
    marketPorts: pairsOf(env.MARKET_PORTS),
    brand: env.BRAND || undefined,
    b2cOrigin: originsOf(env, 'B2C_ORIGIN')[0],
    buildsDir: env.BUILDS_DIR || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: senderOf(env.MAIL_FROM, shared.isProduction && !!env.SMTP_URL && !env.B2C_ORIGIN),
    paymentOrigins: originsOf(env, 'PAYMENT_ORIGINS'),
    pictureOrigins: originsOf(env, 'PICTURE_ORIGINS'),
    policyReports: policyReportsOf(env.CSP_REPORTS),
    trustsProxy: env.TRUST_PROXY === 'true',
    pageCacheBytes: numberOf(env, 'PAGE_CACHE_BYTES', 16 * 1024 * 1024),
  };
}
