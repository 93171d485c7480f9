import { useEffect, useEffectEvent } from 'react';
import { consentCategories, keepConsent, readConsent, type ConsentCategory } from '../storage/consent.ts';
import { consentManager, type ScriptConfig } from './scripts.ts';

/** What the manager's script puts on the window; absent until it is here, or when it is kept from loading. */
interface ManagedWindow {
  readonly OneTrust?: {
    readonly ToggleInfoDisplay?: () => void;
    /** Whether the shopper has made a choice. */
    readonly IsAlertBoxClosed?: () => boolean;
  };
  /** `,C0001,C0002,` */
  readonly OnetrustActiveGroups?: string;
}

/** The manager's event: what is active now. */
const CHANGED = 'OneTrustGroupsUpdated';

/** The manager's groups as it ships them; a deployment with groups of its own names them in the config. */
const SHIPPED_GROUPS = 'analytics=C0002 sessionReplay=C0002 attribution=C0004 survey=C0003';

/** The consent manager of the config while its script is here. */
function managerOf(config: ScriptConfig): ManagedWindow['OneTrust'] {
  const { script } = consentManager(config, () => undefined);
  return script === undefined ? undefined : (globalThis as ManagedWindow).OneTrust;
}

/**
 * Opens the settings of the consent manager (SHELL-071). @returns whether it is there; without it a dialog of the shop
 * does the same.
 */
export function openConsentManager(config: ScriptConfig): boolean {
  const { hasButton } = consentManager(config, () => undefined);
  const manager = managerOf(config);
  if (!hasButton || !manager?.ToggleInfoDisplay) return false;
  manager.ToggleInfoDisplay();
  return true;
}

/**
 * What the shopper accepted in the consent manager, in the categories of a shop (STATE-026).
 * @param active groups of the manager, such as `C0002`
 * @param config its `CONSENT_GROUPS` names the group of each category: `category=group` parted by spaces
 */
export function managedConsent(
  active: readonly string[],
  config: Pick<ScriptConfig, 'value'>,
): readonly ConsentCategory[] {
  const pairs = config.value('CONSENT_GROUPS', SHIPPED_GROUPS).split(/\s+/);
  const groups: Readonly<Record<string, string>> = Object.fromEntries(
    pairs.map((pair) => pair.split('=', 2) as [string, string]),
  );
  return consentCategories.filter((category) => active.includes(groups[category] ?? ''));
}

/**
 * Carries the choice made in the consent manager into the cookie that everything else here asks (STATE-026). Before the
 * shopper has chosen, the manager names what its rules presume: that is nobody's choice, and is not kept.
 */
export function useManagedConsent(config: ScriptConfig): void {
  const carry = useEffectEvent(() => {
    if (!managerOf(config)?.IsAlertBoxClosed?.()) return;
    const { OnetrustActiveGroups: active = '' } = globalThis as ManagedWindow;
    const accepted = managedConsent(active.split(','), config);
    // Written only when it says something else, so that its half a year counts from the choice.
    if (readConsent(document.cookie)?.join() === accepted.join()) return;
    keepConsent(accepted);
  });
  useEffect(() => {
    // The manager may have been there first.
    carry();
    const listen = () => carry();
    addEventListener(CHANGED, listen);
    return () => removeEventListener(CHANGED, listen);
  }, []);
}
