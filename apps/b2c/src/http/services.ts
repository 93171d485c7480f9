import type { Kysely } from 'kysely';
import type { Hono } from 'hono';
import type { GlobalConfig } from '@driveline/api/contract';
import type { Markets } from '@driveline/markets';
import type { ContentPort } from '../content/contentPort.ts';
import type { DB } from '../db/schema.ts';
import type { Clock } from '../ops/clock.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { ChatDesk } from '../chat/chatDesk.ts';
import type { FitPort } from '../cart/fitPort.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { CaptchaPort } from '../payments/captcha.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import type { TaxPort } from '../pricing/tax.ts';
import type { IdentitySettings } from '../identity/identitySettings.ts';
import type { Texter } from '../mail/texter.ts';
import type { RateLimiter } from './rateLimit.ts';

/** What every module gets: no module opens a connection, reads the time or the environment by itself. */
export interface Services {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly markets: Markets;
  /** Hosts of direct calls to market codes; see `resolveMarket`. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Market code of a deployment that serves one alone. */
  readonly pinnedMarket?: string | undefined;
  readonly limiter: RateLimiter;
  readonly tax: TaxPort;
  readonly fit: FitPort;
  readonly gateway: PaymentGateway;
  readonly captcha: CaptchaPort;
  readonly mailer: Mailer;
  /** Who answers chats. */
  readonly chatDesk: ChatDesk;
  /** Where contact cases go. */
  readonly deskEmail: string;
  readonly texter: Texter;
  readonly identity: IdentitySettings;
  /** Mail was put into the outbox: send it after the answer. */
  readonly wakeOutbox: () => void;
  /** Flags and values of this deployment (API-033). */
  readonly config: GlobalConfig;
  /** The words of the shop. */
  readonly content: ContentPort;
  readonly idleTimeoutMs: number;
  readonly secureCookies: 'auto' | boolean;
  /** Check every answer against the contract; off in production. */
  readonly checksAnswers: boolean;
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
}
