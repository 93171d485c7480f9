import type { GlobalConfig } from '@driveline/api';
import { readConfig } from '../config/readConfig.ts';

const APP_ID = /^\d{1,15}$/;

/** Asks iOS for its own banner of the app, where the flag is on and the config names the app (SHELL-054, STATE-045). */
export function smartBannerElement(config: GlobalConfig | undefined): string {
  const id = String(config?.values['APP_ID_IOS'] ?? '');
  const isAsked = readConfig(config).flag('SMART_APP_BANNER_ENABLED') && APP_ID.test(id);
  return isAsked ? `<meta name="apple-itunes-app" content="app-id=${id}">` : '';
}
