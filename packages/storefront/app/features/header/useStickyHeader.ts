import { isHeaderSticky } from '@driveline/hooks';
import { useEffect } from 'react';

const PHONE = '(max-width: 719.98px)';

/** Turns the header sticky while the page is scrolled far enough (SHELL-037). */
export function useStickyHeader(): void {
  useEffect(() => {
    const update = () => {
      const header = document.querySelector<HTMLElement>('[data-site-header]');
      if (!header) return;
      const isSticky = isHeaderSticky({
        scrollY: window.scrollY,
        headerTop: header.offsetTop,
        headerHeight: header.offsetHeight,
        isMobile: matchMedia(PHONE).matches,
      });
      header.toggleAttribute('data-sticky', isSticky);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
}
