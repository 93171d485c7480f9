import { createElement, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useB2c } from '../client/ClientProvider.ts';

/** Whatever a shopper does to a part of the page first. */
const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'input'] as const;

/** What a part waits for; React asks its status before it waits. */
interface Sleep {
  readonly end: Promise<void>;
  wake(): void;
}

function fallAsleep(): Sleep {
  let done = () => undefined as void;
  const end = new Promise<void>((resolve) => (done = resolve));
  return {
    end,
    wake() {
      // At once, for a render that is under way.
      void Object.assign(end, { status: 'fulfilled', value: undefined });
      done();
    },
  };
}

/**
 * STATE-051: a part below the fold. With `PERFORMANCE_SELECTIVE_HYDRATION_ENABLED` what the server rendered of it stays HTML
 * until it comes near the viewport, is touched, or this component renders again, so that the part misses no change: it
 * must follow what the part follows. `isFirst` says of the first render that the server's HTML is there for it. `margin` is
 * how near, in CSS lengths; null for a part that works as it is until it is touched.
 */
export function Activation({
  isFirst,
  children,
  margin = '200px',
}: {
  readonly isFirst: boolean;
  readonly children?: ReactNode;
  readonly margin?: string | null;
}): ReactElement {
  const { client } = useB2c();
  const part = useRef<HTMLDivElement>(null);
  const hasRendered = useRef(false);
  const [sleep] = useState(() =>
    isFirst && client.flag('PERFORMANCE_SELECTIVE_HYDRATION_ENABLED') ? fallAsleep() : undefined,
  );
  // React hydrates with what the first render gave before it goes on with the second.
  if (hasRendered.current) sleep?.wake();
  useEffect(() => {
    hasRendered.current = true;
    const place = part.current;
    if (!sleep || !place) return undefined;
    const { wake } = sleep;
    // Used before script ran (`noteEarly`).
    if (globalThis.early?.some(([control]) => place.contains(control))) wake();
    const observer =
      margin === null || typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && wake(), {
            rootMargin: margin,
          });
    // The place itself has no box.
    for (const child of place.children) observer?.observe(child);
    // Without an observer nobody would tell that it is near.
    const timer = observer || margin === null ? undefined : setTimeout(wake);
    const handleTouch = ({ target }: Event) => target instanceof Node && place.contains(target) && wake();
    // Before React, which keeps from its page what happens to a part that it has not taken over.
    for (const type of TOUCHES) addEventListener(type, handleTouch, { capture: true, passive: true });
    return () => {
      observer?.disconnect();
      clearTimeout(timer);
      for (const type of TOUCHES) removeEventListener(type, handleTouch, { capture: true });
    };
  }, [margin, sleep]);
  return createElement(
    'div',
    { ref: part, style: { display: 'contents' } },
    createElement(Suspense, null, createElement(Part, { sleep }, children)),
  );
}

function Part({
  sleep,
  children,
}: {
  readonly sleep: Sleep | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  if (sleep) use(sleep.end);
  return children;
}
