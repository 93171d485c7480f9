import { configQueries, consentCookie, readConsent, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { managerOf } from './consentManager.ts';
import { managedConsent } from './managedConsent.ts';

/** The manager's event: what is active now, in `detail`. */
const CHANGED = 'OneTrustGroupsUpdated';

/**
 * Carries the choice made in the consent manager into the cookie that everything else here asks (STATE-026). Before the
 * shopper has chosen, the manager names what its rules presume: that is nobody's choice, and is not kept.
 */
export function ManagedConsent() {
  const { client } = useB2c();
  const { data: config } = useQuery({ ...configQueries.global(client), enabled: false });
  const carry = useEffectEvent(() => {
    const manager = managerOf(config);
    if (!manager?.IsAlertBoxClosed?.()) return;
    const accepted = managedConsent((window.OnetrustActiveGroups ?? '').split(','), config);
    // Written only when it says something else, so that its half a year counts from the choice.
    if (readConsent(document.cookie)?.join() === accepted.join()) return;
    document.cookie = consentCookie(accepted, { secure: location.protocol === 'https:' });
  });
  useEffect(() => {
    // The manager may have been there first.
    carry();
    const listen = () => carry();
    window.addEventListener(CHANGED, listen);
    return () => window.removeEventListener(CHANGED, listen);
  }, []);
  return null;
}
