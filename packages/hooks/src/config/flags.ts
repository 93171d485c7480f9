/** One feature flag of the product. */
export interface Flag {
  /** Whether it is on when the global config cannot be had at all (CONF-030). */
  readonly default: boolean;
  /** What it turns on. */
  readonly meaning: string;
}

const off = (meaning: string): Flag => ({ default: false, meaning });
const on = (meaning: string): Flag => ({ default: true, meaning });

/** Every flag once (STATE-027 to STATE-054). One that config leaves out is off. */
export const flags = {
  ACES_ENABLED: off('vehicle-catalog flag: header v3, gateway product and page-type calls'),
  acesNonVehicleEndpointsEnabled: off('with ACES_ENABLED: suggestions from the navigation search'),
  TRANSITION_PHASE: off('vehicle ids of the old and the new catalogue are both sent'),
  ACES_PARTS_PRO_FLAG: off("parts results use the professional catalogue's attributes"),
  NEW_SIGN_IN_ENABLED: off('sign-in opens in a modal'),
  YMME_TOOLTIP_ENABLED: off('add-vehicle tooltip'),
  SIGN_IN_ALERT_ENABLED: off('sign-in alert at the account button'),
  CHECKOUT_V1_US: off('checkout of separate pages, United States'),
  CHECKOUT_V2_US: off('checkout of accordions, United States'),
  CHECKOUT_V3_US: off('checkout on one page, United States'),
  CHECKOUT_V1_MX: off('checkout of separate pages, Mexico'),
  CHECKOUT_V2_MX: off('checkout of accordions, Mexico'),
  CHECKOUT_V3_MX: off('checkout on one page, Mexico'),
  CHECKOUT_V3_ENABLED_US: on('checkout on one page, United States, above the three others'),
  CHECKOUT_V3_ENABLED_MX: on('checkout on one page, Mexico, above the three others'),
  BRAZIL_PHASE_TWO_ENABLED: off('common header and footer in Brazil'),
  EMAIL_OPTIN_ALERT_ENABLED: off('email-offer tab'),
  CONTACT_US_MODAL_ENABLED: off('contact modal'),
  CONTACT_US_MODAL_QUALTRICS_ENABLED: off('embedded survey in the contact modal'),
  CHAT_ON_MOBILE_ENABLED: off('live chat on the contact page of phones'),
  CHECK_AGENT_AVAILABILITY_V2: off('agent check by the b2c call'),
  CHAT_VENDOR_AVAILABILITY_ENABLED: off("agent check by the gateway's chat path"),
  PROACTIVE_CHAT_POPUP_ENABLED: off('proactive chat pop-up'),
  ENABLE_NEW_CHAT_VENDOR: off('chat frame and widget of the new vendor'),
  ONE_TRUST_ENABLED: off('consent manager in place of the built-in dialog'),
  ONE_TRUST_LINK_ENABLED: off('cookie-settings button'),
  SMART_APP_BANNER_ENABLED: off("the phone system's own app banner"),
  MOBILE_ATTRIBUTION_ENABLED: off('install links carry campaign parameters'),
  COMMERCE_PLATFORM_ENABLED: off('cart and order calls use the base path from config'),
  TEALEAF_ENABLED: off('session replay after consent'),
  LABEL_LOGGING_ENABLED: off('beacon of missing labels'),
  PERFORMANCE_LCP_MEASUREMENTS_ENABLED: off('largest paint goes to analytics'),
  PERFORMANCE_INP_MEASUREMENTS_ENABLED: off('interaction delay goes to analytics'),
  PERFORMANCE_SELECTIVE_HYDRATION_ENABLED: off('parts below the fold become active late'),
  LOTTIE_ANIMATIONS_ENABLED: off('animated illustrations'),
  DISABLE_UTAG_SYNC: off("the tag manager's synchronous script is left out"),
  GUEST_DROPDOWN_ENABLED: off('guests see the account modal'),
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;
