import type { Kysely } from 'kysely';
import type { Hono } from 'hono';
import type { EndpointId, GlobalConfig } from '@driveline/api/contract';
import type { DB } from '../db/schema.ts';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../ops/log.ts';
import type { ServerMarkets } from '../markets/serverMarket.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Ports } from '../ports/ports.ts';
import type { IdentitySettings } from '../ops/identitySettings.ts';
import type { Session } from '../ports/session.ts';
import type { RateLimiter } from './rateLimit.ts';
import type { OpenCall } from './route.ts';

/** Whose calls they are. Sessions, accounts and carts stand above this module: the composition hands it in. */
export interface CallSessions {
  /** @throws B2cError error_token_invalid (401) */
  open(call: OpenCall): Promise<Session>;
  /**
   * Settles a sign-in that is over or remembered, before the call does its work.
   * @throws B2cError error_sign_in_again (401) when the row wants the password of who is only remembered
   */
  settle(call: OpenCall, session: Session, id: EndpointId): Promise<void>;
  /** After a call that writes: what the calls of its page have read of the session is old. */
  written(call: OpenCall): void;
}

/** What every module gets: no module opens a connection, reads the time or the environment by itself. */
export interface Services extends Omit<Ports, 'payment'> {
  readonly db: Kysely<DB>;
  /** What pages read of the catalogue: a replica that falls back to the primary, or `db` itself. Later than `db` by a moment. */
  readonly readDb: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The markets of this server with what it charges, promises and gives in each. */
  readonly markets: ServerMarkets;
  /** Hosts of direct calls to market codes; see `resolveMarket`. */
  readonly hosts: Readonly<Record<string, string>>;
  /** The only hosts of which addresses are built, in lower case; every host without them. */
  readonly allowedHosts?: ReadonlySet<string> | undefined;
  /** Market code of a deployment that serves one alone. */
  readonly pinnedMarket?: string | undefined;
  readonly limiter: RateLimiter;
  readonly sessions: CallSessions;
  readonly gateway: Ports['payment'];
  /** Where contact cases go. */
  readonly deskEmail: string;
  readonly identity: IdentitySettings;
  /** Mail was put into the outbox: send it after the answer. */
  readonly wakeOutbox: () => void;
  /** Flags and values of this deployment (API-033). */
  readonly config: GlobalConfig;
  readonly idleTimeoutMs: number;
  readonly secureCookies: 'auto' | boolean;
  /** On https, cookies that open an account are bound to the host by their names. */
  readonly hostCookies: boolean;
  /** Check every answer against the contract; off in production. */
  readonly checksAnswers: boolean;
  readonly isProduction: boolean;
}

/** What a module mounts its rows on. */
export interface B2cApp {
  readonly hono: Hono<{ Bindings: CallBindings }>;
  readonly services: Services;
}

/** What the caller of `fetch` knows besides the request. */
export interface CallBindings {
  /** Address of the peer, already resolved through trusted proxies; key of rate limits. */
  readonly clientAddress?: string;
  /** One object for all calls of one page, which read its session once. */
  readonly page?: object;
}
