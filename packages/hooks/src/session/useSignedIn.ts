import { useEffect, useEffectEvent } from 'react';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { useEdge } from '../machine/Edge.ts';
import { useRewards } from '../rewards/useRewards.ts';
import { signedInToastDelay } from './signedInToast.ts';

/**
 * ACCT-003, SHELL-048 to SHELL-051: what a signed-in shopper gets besides the page, and a guest does not: the rewards
 * card, and once a session the toast 'you are now signed in', by what storage says of it. `onToast` shows it.
 */
export function useSignedIn(
  onToast: () => void,
  {
    isMobileApp = false,
    followed = 'signIn',
  }: Partial<Pick<Parameters<typeof signedInToastDelay>[0], 'isMobileApp' | 'followed'>> = {},
) {
  const { storage } = useEdge();
  const { isAuthenticated } = useCurrentAccount();
  const rewards = useRewards({ enabled: isAuthenticated });
  const show = useEffectEvent(() => {
    storage.write('signedInToastShown', 'true');
    onToast();
  });
  useEffect(() => {
    if (!isAuthenticated) return undefined;
    const delay = signedInToastDelay({
      isAuthenticated,
      isMobileApp,
      followed,
      alreadyShown: storage.read('signedInToastShown') === 'true',
      disabled: storage.read('signInAlertDisabled'),
      delayed: storage.read('signInAlertDelayed'),
      canShow: storage.read('canShowToastNotification'),
    });
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => show(), delay);
    return () => clearTimeout(timer);
  }, [followed, isAuthenticated, isMobileApp, storage]);
  return { isAuthenticated, rewards: isAuthenticated ? rewards.data : undefined };
}
