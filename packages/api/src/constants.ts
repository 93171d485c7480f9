/** Figures of the client; those that have a name below may be overridden by the global config (CONF-034). */

/** CONST-044: time limits of the classes of API-013, in milliseconds. */
export const TIME_LIMITS_MS = { XS: 2000, S: 5000, default: 10_000, M: 15_000, XL: 45_000 } as const;

/** A read while a page renders on the server gets one try of at most this long, then the page goes without it. */
export const SERVER_READ_LIMIT_MS = 1500;

/** CONST-037 */
export const CACHE_EXPIRY_MS = 300_000;

/** Answers that are kept at once: a server's addresses are as many as its visitors like to invent. */
export const CACHE_MOST = 1000;

/** CONST-038: idle time after which a session is started again before the next call (ACCT-031). */
export const SESSION_IDLE_MS = 3_600_000;

/** CONST-045 */
export const IDLE_CHECK_SKIP_MS = 500;

/** CONST-061 */
export const RETRY_COUNT = 3;

/** CONST-046: waits before the second try and before every later one. */
export const FIRST_RETRY_WAIT_MS = 2000;
export const LATER_RETRY_WAIT_MS = 4000;

/** CONST-047 */
export const RETRY_STATUSES: readonly number[] = [401, 500, 502, 503, 504];

/** CONST-048: the order has changed; it is read before the call is repeated. */
export const ORDER_REFRESH_CODES: readonly string[] = ['7081', '7082', '7083'];

/** Where every b2c call lives (API-001). */
export const B2C_PATH = '/ecomm/b2c';

/** Names of the config values and flags that the client reads; the class of API-013 follows the first. */
export const TIME_LIMIT_NAME = 'API_TIME_LIMIT_MS_';
export const SESSION_IDLE_NAME = 'SESSION_IDLE_MS';
export const RETRY_COUNT_NAME = 'API_RETRY_COUNT';
export const ACES_NAME = 'ACES_ENABLED';
