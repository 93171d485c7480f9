import { useEffect } from 'react';

const PHONE = '(max-width: 719.98px)';

/** Turns the header sticky once the page is scrolled by half its height, on a phone by 1/1.5 (SHELL-037). */
export function useStickyHeader(): void {
  useEffect(() => {
    const update = () => {
      const header = document.querySelector<HTMLElement>('[data-site-header]');
      if (!header) return;
      const threshold = header.offsetHeight / (matchMedia(PHONE).matches ? 1.5 : 2);
      header.toggleAttribute('data-sticky', window.scrollY > header.offsetTop + threshold);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
}
