import { arrivalFocus } from '@driveline/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to where a page that was navigated to begins, so that a screen reader begins there. */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    const isSamePage = last.current.pathname === pathname;
    if (last.current.key === key) return;
    last.current = { pathname, key };
    arrivalFocus(key, isSamePage)?.focus({ preventScroll: true });
  }, [pathname, key]);
}
