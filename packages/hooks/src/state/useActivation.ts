import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useB2c } from '../client/ClientProvider.ts';

/** Whatever a shopper does to a part of the page first. */
const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/**
 * STATE-051: whether a part below the fold is active: at once, or with `PERFORMANCE_SELECTIVE_HYDRATION_ENABLED` as soon
 * as it comes near the viewport or is touched. `margin` is how near, in CSS lengths. On the server it is not, with the
 * flag.
 */
export function useActivation(part: RefObject<Element | null>, margin = '200px'): boolean {
  const { client } = useB2c();
  const [isReached, setReached] = useState(false);
  const waits = client.flag('PERFORMANCE_SELECTIVE_HYDRATION_ENABLED') && !isReached;
  useEffect(() => {
    const element = part.current;
    if (!waits || !element) return undefined;
    const reach = () => setReached(true);
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && reach(), {
            rootMargin: margin,
          });
    observer?.observe(element);
    // Without an observer nobody would tell that it is near.
    const timer = observer ? undefined : setTimeout(reach);
    for (const type of TOUCHES) element.addEventListener(type, reach, { passive: true });
    return () => {
      observer?.disconnect();
      clearTimeout(timer);
      for (const type of TOUCHES) element.removeEventListener(type, reach);
    };
  }, [margin, part, waits]);
  return !waits;
}
