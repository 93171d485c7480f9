import type { GlobalConfig } from '@driveline/api';
import { consentManager } from '@driveline/hooks/analytics';
import { scriptConfig } from '../shop/scriptConfig.ts';

const told = new Set<string>();

/** Address of the consent manager's script, while the config has one (STATE-026). */
export function consentScriptOf(config: GlobalConfig | undefined): string | undefined {
  return consentManager(scriptConfig(config), ({ message, meta }) => {
    // The config stays wrong for every page: once is enough to be told (STATE-025).
    if (told.has(message)) return;
    told.add(message);
    console.warn(message, meta);
  }).script;
}

/** The manager's script for the head; it asks the shopper by itself. The address is a parsed one: no sign in it can end an attribute. */
export const consentElement = (script: string | undefined): string =>
  script ? `<script async src="${script}"></script>` : '';
