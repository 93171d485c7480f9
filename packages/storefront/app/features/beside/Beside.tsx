import { useEffect, useState } from 'react';
import { latePart } from '../../shop/latePart.tsx';

const BesidePage = latePart(async () => (await import('./BesidePage.tsx')).BesidePage);

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** Who only reads is offered something, too. */
const AT_LAST_MS = 10_000;

/** What is offered beside the page asks for its script once the shopper is at work, and not before. */
export function Beside() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const begin = () => setDue(true);
    const timer = setTimeout(begin, AT_LAST_MS);
    for (const sign of SIGNS) addEventListener(sign, begin, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin);
    };
  }, []);
  return isDue && <BesidePage />;
}
