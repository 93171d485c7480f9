import type { GlobalConfig } from '@driveline/api';
import { consentManager } from '@driveline/hooks/analytics';
import { scriptConfig } from '../../shop/scriptConfig.ts';

/** What the manager's script puts on the window; absent until it is here, or when it is kept from loading. */
type Manager = { readonly ToggleInfoDisplay?: () => void };

/**
 * Opens the settings of the consent manager (SHELL-071). @returns whether it is there; without it the built-in dialog
 * does the same.
 */
export function openConsentManager(config: GlobalConfig | undefined): boolean {
  const { script, hasButton } = consentManager(scriptConfig(config), () => undefined);
  const { OneTrust: manager } = window as { OneTrust?: Manager };
  if (!script || !hasButton || !manager?.ToggleInfoDisplay) return false;
  manager.ToggleInfoDisplay();
  return true;
}
