import type { FlagName } from '@driveline/api';

/**
 * Every flag (STATE-027 to STATE-054), and whether it is on when the global config cannot be had at all
 * (CONF-030). One that config leaves out is off.
 */
export const flags = {
  /** Vehicle-catalog flag: header v3, gateway product and page-type calls. */
  ACES_ENABLED: false,
  /** With ACES_ENABLED: suggestions from the navigation search. */
  acesNonVehicleEndpointsEnabled: false,
  /** Vehicle ids of the old and the new catalogue are both sent. */
  TRANSITION_PHASE: false,
  /** Parts results use the professional catalogue's attributes. */
  ACES_PARTS_PRO_FLAG: false,
  /** Sign-in opens in a modal. */
  NEW_SIGN_IN_ENABLED: false,
  /** Add-vehicle tooltip. */
  YMME_TOOLTIP_ENABLED: false,
  /** Sign-in alert at the account button. */
  SIGN_IN_ALERT_ENABLED: false,
  /** Checkout of separate pages, United States. */
  CHECKOUT_V1_US: false,
  /** Checkout of accordions, United States. */
  CHECKOUT_V2_US: false,
  /** Checkout on one page, United States. */
  CHECKOUT_V3_US: false,
  /** Checkout of separate pages, Mexico. */
  CHECKOUT_V1_MX: false,
  /** Checkout of accordions, Mexico. */
  CHECKOUT_V2_MX: false,
  /** Checkout on one page, Mexico. */
  CHECKOUT_V3_MX: false,
  /** Checkout on one page, United States, above the three others. */
  CHECKOUT_V3_ENABLED_US: true,
  /** Checkout on one page, Mexico, above the three others. */
  CHECKOUT_V3_ENABLED_MX: true,
  /** Common header and footer in Brazil. */
  BRAZIL_PHASE_TWO_ENABLED: false,
  /** Email-offer tab. */
  EMAIL_OPTIN_ALERT_ENABLED: false,
  /** Contact modal. */
  CONTACT_US_MODAL_ENABLED: false,
  /** Embedded survey in the contact modal. */
  CONTACT_US_MODAL_QUALTRICS_ENABLED: false,
  /** Live chat on the contact page of phones. */
  CHAT_ON_MOBILE_ENABLED: false,
  /** Agent check by the b2c call. */
  CHECK_AGENT_AVAILABILITY_V2: false,
  /** Agent check by the gateway's chat path. */
  CHAT_VENDOR_AVAILABILITY_ENABLED: false,
  /** Proactive chat pop-up. */
  PROACTIVE_CHAT_POPUP_ENABLED: false,
  /** Chat frame and widget of the new vendor. */
  ENABLE_NEW_CHAT_VENDOR: false,
  /** Consent manager in place of the built-in dialog. */
  ONE_TRUST_ENABLED: false,
  /** Cookie-settings button. */
  ONE_TRUST_LINK_ENABLED: false,
  /** The phone system's own app banner. */
  SMART_APP_BANNER_ENABLED: false,
  /** Install links carry campaign parameters. */
  MOBILE_ATTRIBUTION_ENABLED: false,
  /** Cart and order calls use the base path from config. */
  COMMERCE_PLATFORM_ENABLED: false,
  /** Session replay after consent. */
  TEALEAF_ENABLED: false,
  /** Beacon of missing labels. */
  LABEL_LOGGING_ENABLED: false,
  /** Largest paint goes to analytics. */
  PERFORMANCE_LCP_MEASUREMENTS_ENABLED: false,
  /** Interaction delay goes to analytics. */
  PERFORMANCE_INP_MEASUREMENTS_ENABLED: false,
  /** Parts below the fold become active late. */
  PERFORMANCE_SELECTIVE_HYDRATION_ENABLED: false,
  /** Animated illustrations. */
  LOTTIE_ANIMATIONS_ENABLED: false,
  /** The tag manager's synchronous script is left out. */
  DISABLE_UTAG_SYNC: false,
  /** Guests see the account modal. */
  GUEST_DROPDOWN_ENABLED: false,
} as const satisfies Record<FlagName, boolean>;

export type { FlagName };
