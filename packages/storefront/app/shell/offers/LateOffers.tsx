import { latePart, useSessionEnd } from '@driveline/hooks';
import { useEffect, useState } from 'react';

const Offers = latePart(async () => (await import('./Offers.tsx')).Offers);

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** A visitor who only reads is offered something, too. */
const AT_LAST_MS = 10_000;

/** What is offered beside the page asks for its script once the shopper is at work, or the session needs it, and not before. */
export function LateOffers() {
  const [isDue, setDue] = useState(false);
  const [wasActive, setActive] = useState(false);
  const [message, setMessage] = useState<MessageEvent>();
  const end = useSessionEnd();
  useEffect(() => {
    const begin = () => setActive(true);
    // A sign-in in a frame of the page gives no other sign than its message (ACCT-021).
    const hear = (event: MessageEvent) => {
      if (event.origin === location.origin) setMessage(event);
    };
    const timer = setTimeout(() => setDue(true), AT_LAST_MS);
    for (const sign of SIGNS) addEventListener(sign, begin, { once: true, passive: true });
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin);
      removeEventListener('message', hear);
    };
  }, []);
  return (isDue || wasActive || end || message) && <Offers wasActive={wasActive} message={message} />;
}
