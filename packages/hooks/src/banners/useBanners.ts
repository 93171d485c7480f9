import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountMutations } from '../account/accountMutations.ts';
import { isPrompted, OFFER_ALERT } from '../account/alerts.ts';
import { useProfile } from '../account/useAccount.ts';
import { useAlerts, useCurrentAccount } from '../account/useAlerts.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { useEdge } from '../machine/Edge.ts';
import { useMachine } from '../machine/useMachine.ts';
import { runMutation } from '../mutations/runMutation.ts';
import { alertSeen } from '../storage/seenCookies.ts';
import { alertSeenCookie } from '../storage/cookies.ts';
import { alertBanner, initialAlertBanner } from './alertBanner.ts';
import {
  emailOffer,
  emailOfferStatus,
  emailOfferTab,
  initialEmailOfferTab,
  showsEmailOffer,
} from './emailOffer.ts';

/** REWARD-027, REWARD-028: the banner of an alert type, fed by the profile. */
export function useAlertBanner(alertType: string, path: string) {
  const edge = useEdge();
  const { isAuthenticated } = useCurrentAccount();
  const alert = useAlerts().find((one) => one.alertType === alertType);
  const [state, send] = useMachine(alertBanner, initialAlertBanner, (effect) =>
    edge.cookies.write(alertSeen(effect.alertType, { secure: edge.secure })),
  );
  useEffect(() => {
    const isSeen = edge.cookies.all()[alertSeenCookie(alertType)] === 'true';
    send({ type: 'situation', situation: { isAuthenticated, alert, isSeen, path } });
  }, [alert, alertType, edge, isAuthenticated, path, send]);
  return { isOpen: state.status === 'open', dismiss: () => send({ type: 'dismiss' }) };
}

/**
 * REWARD-029 to REWARD-038, STATE-036: the email-offer tab. `label` answers the text of a label key, `lastDay` the
 * last day of a code where no label names it.
 */
export function useEmailOffer(
  label: (key: string) => string | undefined,
  path: string,
  lastDay?: (promoCode: string) => string | undefined,
) {
  const { client } = useB2c();
  const edge = useEdge();
  const queryClient = useQueryClient();
  const { isAuthenticated } = useCurrentAccount();
  const { data: profile } = useProfile({ enabled: isAuthenticated });
  const alerts = useAlerts();
  const prompts = isPrompted(alerts, OFFER_ALERT);
  const [tab, send] = useMachine(emailOfferTab, initialEmailOfferTab, (effect, answer) => {
    if (effect.type === 'rememberClosed') {
      edge.storage.write('displayEmailOptInAlert', 'false');
      return;
    }
    if (effect.type === 'dismissAlert') {
      const { alertType } = effect;
      // API-051: a failure is logged only.
      runMutation(queryClient, accountMutations.dismissAlert(client), { alertType }).catch(() =>
        edge.logger.log({ message: 'alert dismissal failed', level: 'warn' }),
      );
      return;
    }
    accountMutations
      .preferences(client)
      .mutate(effect.preferences)
      .then(
        () => answer({ type: 'signedUp', isPrompted: prompts }),
        () => answer({ type: 'failed' }),
      );
  });
  useEffect(() => {
    if (!isAuthenticated) send({ type: 'signedOut' });
  }, [isAuthenticated, send]);
  const offer = emailOffer(label, alerts, lastDay);
  const isShown = showsEmailOffer(tab, {
    isEnabled: client.flag('EMAIL_OPTIN_ALERT_ENABLED'),
    isSignedIn: isAuthenticated,
    hasOptedIn: profile?.receivePromoAndSpecialEvents ?? true,
    isReady: offer !== undefined,
    storedFlag: edge.storage.read('displayEmailOptInAlert'),
    path,
  });
  return {
    ...tab,
    status: emailOfferStatus(tab),
    isShown,
    offer,
    send,
    close: () => send({ type: 'close', isPrompted: prompts }),
  };
}
