import { useEffect } from 'react';
import { isHeaderSticky } from './stickyHeader.ts';

const HEADER = '[data-site-header]';
const PHONE = '(max-width: 719.98px)';

/** Turns the header of the page sticky, by `data-sticky`, while the page is scrolled far enough (SHELL-037). */
export function useStickyHeader(): void {
  useEffect(() => {
    const update = () => {
      const header = document.querySelector<HTMLElement>(HEADER);
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
