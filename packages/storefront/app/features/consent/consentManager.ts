import type { GlobalConfig } from '@driveline/api';
import { consentManager } from '@driveline/hooks/analytics';
import { scriptConfig } from '../../shop/scriptConfig.ts';

/** What the manager's script puts on the window; absent until it is here, or when it is kept from loading. */
type Manager = {
  readonly ToggleInfoDisplay?: () => void;
  /** Whether the shopper has made a choice. */
  readonly IsAlertBoxClosed?: () => boolean;
};

declare global {
  interface Window {
    OneTrust?: Manager;
    /** `,C0001,C0002,` */
    OnetrustActiveGroups?: string;
  }
}

/** The consent manager of the config while its script is here. */
export function managerOf(config: GlobalConfig | undefined): Manager | undefined {
  const { script } = consentManager(scriptConfig(config), () => undefined);
  return script === undefined ? undefined : window.OneTrust;
}

/**
 * Opens the settings of the consent manager (SHELL-071). @returns whether it is there; without it the built-in dialog
 * does the same.
 */
export function openConsentManager(config: GlobalConfig | undefined): boolean {
  const { hasButton } = consentManager(scriptConfig(config), () => undefined);
  const manager = managerOf(config);
  if (!hasButton || !manager?.ToggleInfoDisplay) return false;
  manager.ToggleInfoDisplay();
  return true;
}
