import type { GlobalConfig } from '@driveline/api';
import { consentCategories, type ConsentCategory } from '@driveline/hooks';
import { scriptConfig } from '../../shop/scriptConfig.ts';

/** The manager's groups as it ships them; a deployment with groups of its own names them in the config. */
const SHIPPED_GROUPS = 'analytics=C0002 sessionReplay=C0002 attribution=C0004 survey=C0003';

/** Groups by category, of the config's `CONSENT_GROUPS`: `category=group` parted by spaces. */
function groupsOf(config: GlobalConfig | undefined): Readonly<Record<string, string>> {
  const pairs = scriptConfig(config).value('CONSENT_GROUPS', SHIPPED_GROUPS).split(/\s+/);
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
}

/** What the shopper accepted in the consent manager, in the categories of this shop (STATE-026). */
export function managedConsent(
  active: readonly string[],
  config: GlobalConfig | undefined,
): readonly ConsentCategory[] {
  const groups = groupsOf(config);
  return consentCategories.filter((category) => active.includes(groups[category] ?? ''));
}
