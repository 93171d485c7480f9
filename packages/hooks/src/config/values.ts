import { RETRY_COUNT, SESSION_IDLE_MS, TIME_LIMITS_MS } from '@driveline/api';
import {
  CHAT_POLLING_S,
  LOG_SAMPLE_RATE,
  STORE_SEARCH_LIMIT,
  STORE_SEARCH_RADIUS_MILES,
  VEHICLE_TOOLTIP_S,
} from '../constants.ts';

/** Tunable values with the defaults of area 12 (CONF-034). A missing or wrongly typed one reads as its default. */
export const configValues = {
  STORE_SEARCH_URL: '',
  STORE_SEARCH_API_KEY: '',
  STORE_SEARCH_VERSION: '1',
  STORE_SEARCH_RESULTS_LIMIT: STORE_SEARCH_LIMIT,
  STORE_SEARCH_RADIUS: STORE_SEARCH_RADIUS_MILES,
  /** Where cart and order calls go with COMMERCE_PLATFORM_ENABLED, in place of `/ecomm/b2c` (STATE-047). */
  COMMERCE_PLATFORM_PATH: '',
  /** Empty: the market's own (VEHST-039). */
  DEFAULT_STORE_NUMBER: '',
  YMME_TOOLTIP_TIMEOUT_S: VEHICLE_TOOLTIP_S,
  CHAT_POLLING_INTERVAL_S: CHAT_POLLING_S.interval as number,
  CHAT_POLLING_TOTAL_S: CHAT_POLLING_S.total as number,
  LOG_SAMPLE_RATE,
  /** A deployment that is not the real shop (CONTENT-032). */
  IS_STAGING_APP: false as boolean,
  /** Which reviews structured data tells search engines: `none`, a market's `sample`, or `real` ones (CONF-018). */
  STRUCTURED_REVIEWS: 'none' as string,
  SESSION_IDLE_MS: SESSION_IDLE_MS as number,
  API_RETRY_COUNT: RETRY_COUNT as number,
  API_TIME_LIMIT_MS_XS: TIME_LIMITS_MS.XS as number,
  API_TIME_LIMIT_MS_S: TIME_LIMITS_MS.S as number,
  API_TIME_LIMIT_MS_default: TIME_LIMITS_MS.default as number,
  API_TIME_LIMIT_MS_M: TIME_LIMITS_MS.M as number,
  API_TIME_LIMIT_MS_XL: TIME_LIMITS_MS.XL as number,
};

export type ConfigValueName = keyof typeof configValues;
