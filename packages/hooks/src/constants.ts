/** Figures of what a screen knows, each once; see `configNames` of the api package for those of the client. */

/** CONST-005 */
export const CART_BADGE_CAP = 99;
/** CONST-006 to CONST-008 */
export const TOAST_MS = { short: 4000, long: 8000, never: 0 } as const;
/** CONST-010 */
export const SNACKBAR_MS = TOAST_MS.short;
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
/** CONST-023 */
export const STORE_SEARCH_LIMIT = 10;
/** CONST-024, in miles */
export const STORE_SEARCH_RADIUS_MILES = 150;
/** CONST-025 */
export const STORE_TEXT = { limit: 35, cut: 30 } as const;
/** CONST-029 */
export const VEHICLE_LABEL_LIMIT = 50;
/** CONST-030, in seconds */
export const VEHICLE_TOOLTIP_S = 15;
/** CONST-052 */
export const GEOLOCATION_MS = { timeout: 5000, maximumAge: 5000 } as const;
/** CONST-051: also the life of the vehicle and store cookies (VEHST-004). */
export const ECOOKIE_LIFETIME_MS = 34_186_698_000;
