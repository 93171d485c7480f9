import type { GlobalConfig } from '@driveline/api/contract';
import type { Database } from './db/database.ts';
import type { DatabaseSettings } from './db/databaseSettings.ts';
import type { DatabaseTimeouts } from './db/timeLimits.ts';
import type { RateLimiter } from './http/rateLimit.ts';
import type { CallBindings } from './http/services.ts';
import type { Clock } from './clock/clock.ts';
import type { MarketModule } from './markets/serverMarket.ts';
import type { MailBrand } from './mail/mailBrand.ts';
import type { OwnWords } from './messages/index.ts';
import type { Log } from './ops/log.ts';
import type { Ports } from './ports/ports.ts';

/** Adapters that stand in for the shipped ones; each runs under the time limit and circuit breaker of its port. */
type PortOptions = { readonly [Port in keyof Ports]?: Ports[Port] | undefined };

export interface B2cOptions extends PortOptions {
  /** PostgreSQL 15 or later; without it an embedded database. */
  readonly databaseUrl?: string | undefined;
  /** A replica of that server, for what pages read of the catalogue; while it is away the server itself answers. */
  readonly databaseReadUrl?: string | undefined;
  /** How long a request may keep the database server busy; the embedded one knows no limits. */
  readonly databaseTimeouts?: DatabaseTimeouts | undefined;
  /** How the database server is used; the embedded one needs no settings. */
  readonly databaseSettings?: DatabaseSettings | undefined;
  /** Redis 6 or later, for limits that several processes share; without it each process counts by itself. */
  readonly redisUrl?: string | undefined;
  /** Folder of the embedded database (`b2c`) and of unsent mail (`outbox`); `.data` by default. */
  readonly dataDir?: string | undefined;
  /** A database that is open already; it is neither seeded nor closed. */
  readonly database?: Database | undefined;
  /** Open already, in place of a replica; it is not closed. */
  readonly readDatabase?: Pick<Database, 'db'> | undefined;
  /** Parts of the demonstration catalogue; 0 seeds nothing. */
  readonly seedParts?: number | undefined;
  /**
   * Puts the demonstration people in, whose password is public; by default into an embedded database only.
   */
  readonly seedPeople?: boolean | undefined;
  /** The first is the default; without them `shippedModules`. One that lacks terms refuses the start and says which. */
  readonly markets?: readonly MarketModule[] | undefined;
  /** What the shop says otherwise in errors, mails and catalogue, by locale and id of `messages/en-US.json` (ICU). */
  readonly words?: OwnWords | undefined;
  /** Name and colors at the top of mails; without it they have no header. */
  readonly brand?: MailBrand | undefined;
  /** Hosts of direct calls to market codes. */
  readonly hosts?: Readonly<Record<string, string>> | undefined;
  readonly pinnedMarket?: string | undefined;
  /**
   * Hosts that the deployment answers. Links in mails lead to the first of the market where `hosts` names none, never to
   * another host that a caller names.
   */
  readonly allowedHosts?: Iterable<string> | undefined;
  /** Signs the messages of the sandbox gateway; at least 32 random characters, by default made from `secret`. */
  readonly paymentWebhookSecret?: string | undefined;
  readonly limiter?: RateLimiter | undefined;
  /** Where contact cases are mailed to. */
  readonly deskEmail?: string | undefined;
  /** Another folder for mails and texts. */
  readonly mailDir?: string | undefined;
  /** Sender of the mails that are kept in that folder; default `orders@localhost`. */
  readonly mailFrom?: string | undefined;
  /**
   * Signs tokens; at least 32 random characters, the same for all processes, or several keys as `<id>:<secret>,…`, of
   * which the first signs and all verify. Without one a server on the embedded database keeps one in `dataDir`, and others
   * make one at each start, which production with a database server refuses. Production refuses weak secrets of any kind.
   */
  readonly secret?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
  /** `auto`: on https and on loopback. */
  readonly secureCookies?: 'auto' | boolean | undefined;
  /**
   * On https, names of cookies that open an account begin with `__Host-`; false writes the former names while processes of
   * release 0.1 run beside this one. Both are read.
   */
  readonly hostCookies?: boolean | undefined;
  /** Own flags and values over the shipped ones. */
  readonly config?: Partial<GlobalConfig> | undefined;
  /** Checks no answers against the contract. */
  readonly isProduction?: boolean | undefined;
  /** Bearer token that opens /metrics: at least 32 random characters; closed without one. */
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
   * `/openapi.json`. It trusts `X-Market` and `X-Forwarded-*`: a server that takes calls from strangers sets or
   * removes them, as `main.ts` does. `X-Locale` asks for a language of the market.
   */
  fetch(request: Request, bindings?: CallBindings): Promise<Response>;
  /** Adds a page of a storefront in this process to the metrics. */
  observePage(market: string, status: number, seconds: number): void;
  /**
   * Resolves when the database is migrated and seeded and what a killed process left was recovered; where somebody else
   * migrates it and has not yet, at once: `/readyz` says so until then.
   */
  readonly ready: Promise<void>;
  /**
   * Resolves when it serves, or was closed before, and rejects when it never will: also after the wait for somebody else's
   * migrations, when `ready` has resolved long ago and `/readyz` and `/healthz` answer 503 with `start: failed`. A process
   * should end then, so that whatever watches it starts it again, as `main.ts` does.
   */
  readonly started: Promise<void>;
  close(): Promise<void>;
}
