import { emailOfferLabels, pageQueries, useB2c, useEmailOffer } from '@driveline/hooks';
import { useStrings } from '@driveline/ui';
import { EmailOffer } from '@driveline/ui/banners';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ACTION_PATH } from '../../intents/formTarget.ts';

const target = (intent: string) => ({ action: ACTION_PATH, intent });

/** The offer for an email address at the side of the page, and all savings behind it (REWARD-031 to REWARD-039). */
export function OfferTab() {
  const { banner } = useStrings();
  const { client } = useB2c();
  const { pathname } = useLocation();
  const isEnabled = client.flag('EMAIL_OPTIN_ALERT_ENABLED');
  const { data } = useQuery({ ...pageQueries.messages(client, emailOfferLabels), enabled: isEnabled });
  const tab = useEmailOffer((key) => data?.messages[key], pathname);
  const { isShown, isOpen, isConfirmed, isRequesting, isFailed, offer, send, close } = tab;
  useEffect(() => {
    if (isEnabled) return watchWindow(send);
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
        status={statusOf({ isConfirmed, isRequesting, isFailed })}
        savingsHref="/lp/savings"
        signUp={{ target: target('sign-up'), onAct: () => send({ type: 'signUp' }) }}
        dismissal={{ target: target('close-offer'), onAct: close }}
      />
    </aside>
  );
}

type Facts = Pick<ReturnType<typeof useEmailOffer>, 'isConfirmed' | 'isRequesting' | 'isFailed'>;

function statusOf({ isConfirmed, isRequesting, isFailed }: Facts) {
  if (isConfirmed) return 'confirmed';
  if (isRequesting) return 'requesting';
  return isFailed ? 'failed' : 'offered';
}

/** REWARD-036, REWARD-037: a scroll or a press beside it folds the card, and the tab makes room for the scrollbars. */
function watchWindow(send: ReturnType<typeof useEmailOffer>['send']): () => void {
  const scroll = () => send({ type: 'scrolled', windowWidth: innerWidth });
  const press = ({ target: pressed }: MouseEvent) => {
    if (pressed instanceof Element && pressed.closest('[data-email-offer]')) return;
    send({ type: 'pressedOutside', windowWidth: innerWidth });
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const { clientWidth, clientHeight } = document.documentElement;
    // Without a scrollbar at that side there is none to come near to.
    const across = innerWidth > clientWidth ? innerWidth - clientX : Infinity;
    const below = innerHeight > clientHeight ? innerHeight - clientY : Infinity;
    send({ type: 'pointerMoved', toScrollbar: Math.min(across, below) });
  };
  addEventListener('scroll', scroll, { passive: true });
  addEventListener('mousedown', press);
  addEventListener('pointermove', move, { passive: true });
  return () => {
    removeEventListener('scroll', scroll);
    removeEventListener('mousedown', press);
    removeEventListener('pointermove', move);
  };
}
