import type { FlagName, GlobalConfig } from '@driveline/api/contract';

/** STATE-027 to STATE-054 in the shipped demonstration: on what a visitor should be able to see. */
export const configFlags = {
  ACES_ENABLED: true,
  acesNonVehicleEndpointsEnabled: true,
  TRANSITION_PHASE: false,
  ACES_PARTS_PRO_FLAG: true,
  NEW_SIGN_IN_ENABLED: false,
  YMME_TOOLTIP_ENABLED: true,
  SIGN_IN_ALERT_ENABLED: false,
  CHECKOUT_V1_US: false,
  CHECKOUT_V2_US: false,
  CHECKOUT_V3_US: true,
  CHECKOUT_V1_MX: false,
  CHECKOUT_V2_MX: false,
  CHECKOUT_V3_MX: true,
  CHECKOUT_V3_ENABLED_US: true,
  CHECKOUT_V3_ENABLED_MX: true,
  BRAZIL_PHASE_TWO_ENABLED: false,
  EMAIL_OPTIN_ALERT_ENABLED: false,
  CONTACT_US_MODAL_ENABLED: false,
  CONTACT_US_MODAL_QUALTRICS_ENABLED: false,
  CHAT_ON_MOBILE_ENABLED: false,
  CHECK_AGENT_AVAILABILITY_V2: false,
  CHAT_VENDOR_AVAILABILITY_ENABLED: false,
  PROACTIVE_CHAT_POPUP_ENABLED: false,
  ENABLE_NEW_CHAT_VENDOR: false,
  ONE_TRUST_ENABLED: false,
  ONE_TRUST_LINK_ENABLED: true,
  SMART_APP_BANNER_ENABLED: false,
  MOBILE_ATTRIBUTION_ENABLED: false,
  COMMERCE_PLATFORM_ENABLED: false,
  TEALEAF_ENABLED: false,
  LABEL_LOGGING_ENABLED: true,
  PERFORMANCE_LCP_MEASUREMENTS_ENABLED: false,
  PERFORMANCE_INP_MEASUREMENTS_ENABLED: false,
  PERFORMANCE_SELECTIVE_HYDRATION_ENABLED: true,
  LOTTIE_ANIMATIONS_ENABLED: false,
  DISABLE_UTAG_SYNC: true,
  GUEST_DROPDOWN_ENABLED: false,
} satisfies Record<FlagName, boolean>;

/** CONF-034: the numbers that the product says are configured; defaults of area 12. */
export const configValues = {
  SESSION_IDLE_MS: 3_600_000,
  API_TIME_LIMIT_MS_XS: 2000,
  API_TIME_LIMIT_MS_S: 5000,
  API_TIME_LIMIT_MS_default: 10_000,
  API_TIME_LIMIT_MS_M: 15_000,
  API_TIME_LIMIT_MS_XL: 45_000,
  API_RETRY_COUNT: 3,
  STORE_SEARCH_URL: '/ecomm/b2c/v1/store/geosearch',
  STORE_SEARCH_API_KEY: 'local',
  STORE_SEARCH_VERSION: '20260101',
  STORE_SEARCH_RESULTS_LIMIT: 10,
  STORE_SEARCH_RADIUS: 150,
  YMME_TOOLTIP_TIMEOUT_S: 15,
  CHAT_AGENTS: 3,
  CHAT_POLLING_INTERVAL_S: 30,
  CHAT_POLLING_TOTAL_S: 180,
  LOG_SAMPLE_RATE: 0.1,
} satisfies GlobalConfig['values'];

/** API-033. A deployment puts its own over the shipped ones. */
export const globalConfig = (own: Partial<GlobalConfig> = {}): GlobalConfig => ({
  flags: { ...configFlags, ...own.flags },
  values: { ...configValues, ...own.values },
});
