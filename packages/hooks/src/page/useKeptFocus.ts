import { useEffect } from 'react';

/** Never leaves the focus on nothing (see `keepFocus`), whose script comes with the first focus. */
export function useKeptFocus(): void {
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const begin = async () => {
      const { keepFocus } = await import('./keepFocus.ts');
      if (!isOver) stop = keepFocus();
    };
    // Without it the page works as pages do.
    const first = () => void begin().catch(() => undefined);
    document.addEventListener('focusin', first, { once: true });
    return () => {
      isOver = true;
      document.removeEventListener('focusin', first);
      stop();
    };
  }, []);
}
