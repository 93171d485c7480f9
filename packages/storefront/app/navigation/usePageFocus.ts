import { focusTrail } from '@driveline/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to where a page that was navigated to begins, so that a screen reader begins there. */
export function usePageFocus(): void {
  const place = useLocation();
  const last = useRef(place);
  useEffect(() => {
    const { key, pathname } = last.current;
    last.current = place;
    if (place.key !== key)
      focusTrail.arrive(place.key, place.pathname === pathname)?.focus({ preventScroll: true });
  }, [place]);
}
