import {
  dealQueries,
  emailOfferLabels,
  pageQueries,
  useB2c,
  useEmailOffer,
  watchEmailOffer,
} from '@driveline/hooks';
import { useFormat, useStrings } from '@driveline/ui';
import { EmailOffer } from '@driveline/ui/banners';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import * as paths from '../../paths/index.ts';
import { useToday } from '../../shop/today.ts';

/** The offer for an email address at the side of the page, and all savings behind it (REWARD-031 to REWARD-039). */
export function OfferTab() {
  const { banner } = useStrings();
  const { date } = useFormat();
  const { client } = useB2c();
  const { pathname } = useLocation();
  const today = useToday();
  const isEnabled = client.flag('EMAIL_OPTIN_ALERT_ENABLED');
  const { data } = useQuery({ ...pageQueries.messages(client, emailOfferLabels), enabled: isEnabled });
  const deals = useQuery({ ...dealQueries.byCategory(client), enabled: isEnabled });
  const { isShown, isOpen, status, offer, send, close } = useEmailOffer(
    (key) => data?.messages[key],
    pathname,
    (promoCode) => {
      const listed = deals.data?.coupons?.find(({ code }) => code === promoCode);
      return listed && today && today <= listed.endsOn ? date(listed.endsOn) : undefined;
    },
  );
  useEffect(() => {
    if (isEnabled) return watchEmailOffer(send, (pressed) => pressed.closest('[data-email-offer]') !== null);
    return undefined;
  }, [isEnabled, send]);
  if (!isShown || !offer) return null;
  return (
    <aside aria-label={banner.offer.label}>
      <EmailOffer
        data-email-offer
        offer={offer}
        isOpen={isOpen}
        onToggle={() => send({ type: 'toggle' })}
        status={status}
        savingsHref={paths.landing('savings')}
        signUp={{ target: formTarget('sign-up'), onAct: () => send({ type: 'signUp' }) }}
        dismissal={{ target: formTarget('close-offer'), onAct: close }}
      />
    </aside>
  );
}
