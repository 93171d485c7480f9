/** Figures of what a screen knows, each once; those of the client are in the api package. */

/** CONST-017 */
export const SUGGESTION_DELAY_MS = 200;
/** CONST-018 */
export const SUGGESTION_MIN_LENGTH = 3;
/** CONST-019 */
export const PRODUCT_SUGGESTION_MIN_LENGTH = 5;
/** CONST-020 */
export const RECENT_SEARCHES_CAP = 3;
/** CONST-021 */
export const PRODUCT_SUGGESTIONS_CAP = { mobile: 3, desktop: 5 } as const;
/** CONST-022: a menu that opened by hover, after the pointer left it. */
export const MENU_CLOSE_DELAY_MS = 210;
/** The same before it opens: whom the pointer only crosses on its way opens nothing. */
export const MENU_OPEN_DELAY_MS = MENU_CLOSE_DELAY_MS;
/** CONST-023 */
export const STORE_SEARCH_LIMIT = 10;
/** CONST-060 */
export const STORES_PER_PAGE = STORE_SEARCH_LIMIT;
/** The most stores that the contract lets one search ask for. */
export const STORE_SEARCH_MOST = 50;
/** CONST-024, in miles */
export const STORE_SEARCH_RADIUS_MILES = 150;
/** CONST-025 */
export const STORE_TEXT = { limit: 35, cut: 30 } as const;
/** CONST-030, in seconds */
export const VEHICLE_TOOLTIP_S = 15;
/** CONST-041 */
const FIVE_SECONDS_MS = 5000;
/** CONST-052 */
export const GEOLOCATION_MS = { timeout: FIVE_SECONDS_MS, maximumAge: FIVE_SECONDS_MS } as const;

/** CONST-027: look-ups ask for the first page of five, as texts of the query. */
export const REWARDS_LOOKUP = { maxResult: '5', pageNumber: '1' } as const;
/** CONST-054: the header sticks once its height over this is scrolled away (SHELL-037). */
export const STICKY_DIVISOR = { mobile: 1.5, desktop: 2 } as const;
/** CONST-057: a validation error of an account that is not complete (REWARD-020). */
export const INCOMPLETE_ACCOUNT_CODE = '1089';
/** REWARD-017: wrong answers until the desk has to help. */
export const REWARDS_TRIES = 3;
/** CONST-031 */
export const PROACTIVE_CHAT_DELAY_MS = 30_000;
/** CONST-032 */
export const PROACTIVE_CHAT_RESET_MS = 30 * 86_400_000;
/** CONST-033, CONST-034, in seconds */
export const CHAT_POLLING_S = { interval: 30, total: 180 } as const;
/** CONST-035, CONST-036 */
export const CONTACT_CLICK_MS = { throttle: 300, delay: 3000 } as const;
/** CONST-002: phones end below it; proactive chat starts there (CONTENT-016). */
export const MD_MIN_WIDTH = 720;
/** CONST-049, in px */
export const EMAIL_OFFER_MAX_WIDTH = 2420;
/** CONST-050, in px */
export const SCROLLBAR_PROXIMITY = 20;
/** CONST-053, in px */
export const CHAT_POPUP = { width: 408, height: 720 } as const;
/** ACCT-029 */
export const RESET_PANEL_MS = 8000;
/** ACCT-019: one-time codes. */
export const OTP = { resendMs: 30_000, lifetimeMs: 600_000, tries: 5 } as const;
/** SHELL-050 */
export const SIGNED_IN_TOAST_DELAY_MS = 4000;
/** STATE-012 */
export const ALERT_SEEN_MS = 90 * 86_400_000;
/** CONST-058 */
export const LOG_SAMPLE_RATE: number = 0.1;
/** CONST-043 */
export const LOG_BUFFER = 4;
