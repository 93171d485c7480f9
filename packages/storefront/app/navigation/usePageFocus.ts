import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the main content of a page that was navigated to, so that a screen reader begins there. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The page has put it on its heading itself.
    if (document.activeElement?.matches('main h1')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
