import { useEffect } from 'react';

const MENU = 'details[data-intent="menu"]';
const MAIN = 'main';

/**
 * What the platform's `details` lacks as a menu (SHELL-010): Escape closes it and returns to its button, the
 * button itself leads on to the main content, and a chosen link closes it.
 */
export function useMenuKeys(): void {
  useEffect(() => {
    const openMenu = () => document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
    const keydown = (event: KeyboardEvent) => {
      const menu = event.key === 'Escape' ? openMenu() : null;
      if (!menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const click = ({ target }: MouseEvent) => {
      const menu = openMenu();
      if (!menu || !(target instanceof Element)) return;
      const isToggle = target.closest('summary')?.parentElement === menu;
      if (isToggle)
        return requestAnimationFrame(() => document.getElementById(MAIN)?.focus({ preventScroll: true }));
      if (!menu.contains(target) || target.closest('a[href]')) menu.open = false;
      return undefined;
    };
    document.addEventListener('keydown', keydown);
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('keydown', keydown);
      document.removeEventListener('click', click);
    };
  }, []);
}
