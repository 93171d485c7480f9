import type { EndpointId } from '../contract/table.ts';
import type { GlobalConfig } from '../contract/schemas/shell.ts';
import type { IdleSession, LastCall } from './idleSession.ts';
import type { ResponseCache } from './responseCache.ts';

/** The part of a market that calls depend on; a `Market` of `@driveline/markets` is one. */
export interface ClientMarket {
  readonly code: string;
  /** `country` of product calls: `USA`, `MEX`, `BRA` … */
  readonly productCountry: string;
  readonly stores?: { readonly searchCountries: readonly string[] };
}

/** What happened to the session; the app's edge listens, the client itself shows nothing and navigates nowhere. */
export type B2cEvent =
  /** API-007: the answer and the stored state differed. */
  | { readonly type: 'session'; readonly userAuthenticated: boolean }
  /** API-008: a signed-in user is no more; `idle` when the session had slept (ACCT-034). */
  | { readonly type: 'signedOut'; readonly idle: boolean }
  /** ACCT-031, API-019: `startSession` was answered. */
  | { readonly type: 'sessionRefreshed' }
  /** API-017, API-018: 401 after the last try. */
  | { readonly type: 'unauthorized'; readonly id: EndpointId }
  /** API-010 */
  | { readonly type: 'analyticsToken'; readonly hashedCustomerId: string; readonly sessionHash: string };

/** API-006: what kind of page a POST comes from. */
export type PageTypeName =
  | 'home'
  | 'search'
  | 'shelf'
  | 'category'
  | 'product'
  | 'cart'
  | 'checkout'
  | 'confirmation'
  | 'account'
  | 'signin'
  | 'rewards'
  | 'landing'
  | 'other';

/** The transport: `fetch`, or what stands in for it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What every client is made of. */
export interface ClientOptions {
  /** `''` in a browser of the shop itself; else scheme, host and port. */
  readonly origin: string;
  readonly market: ClientMarket;
  readonly fetch?: Fetch;
  /** The global config, once known; `client.configure` sets it later. */
  readonly config?: GlobalConfig;
  /** `web`, or `app` in the app's webview (API-003). */
  readonly requestedBy?: string;
  /** Asked at every POST (API-006). */
  readonly pageType?: () => PageTypeName | undefined;
  readonly onEvent?: (event: B2cEvent) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Waits between two tries; `signal` is the call's own. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** One try, reads within 1.5 s, no idle check. */
  readonly isServer?: boolean;
  /** Headers for every call: on the server the market and the shopper's address and cookies. */
  readonly headers?: () => Record<string, string>;
  /** Sees every answer; on the server it collects the cookies to pass on. */
  readonly onResponse?: (response: Response) => void;
  /** Whether the user of this page is signed in, as far as is known at the start. */
  readonly userAuthenticated?: boolean;
  /** API-011, by `createResponseCache`. Share one between the requests of a server: it keeps public answers only. */
  readonly responseCache?: ResponseCache;
  /** ACCT-031, by `createIdleSession`. */
  readonly idleSession?: IdleSession;
  /** API-010: `readAnalyticsToken`. */
  readonly readHeaders?: (headers: Headers, emit: (event: B2cEvent) => void) => void;
}

/** `createB2cClient` brings its own memory of answers and its own idle check, where it is handed none. */
export interface B2cClientOptions extends ClientOptions {
  /** When the last call went out; kept in memory if left out. */
  readonly lastCall?: LastCall;
}

/** What one call may ask for besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Tries that are left (API-020). */
  readonly retries?: number;
  /** In place of the time limit of the call's class. */
  readonly timeoutMs?: number;
  /** Ask again although the answer is kept in memory. */
  readonly skipCache?: boolean;
  /** In place of the path, for a service whose address is configuration (API-048); an absolute one goes without credentials. */
  readonly url?: string;
}
