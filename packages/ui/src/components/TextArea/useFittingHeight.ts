import { useEffect, useRef, type RefObject } from 'react';

/** CONST-040, ms. */
export const resizeDebounce = 166;

/**
 * Lets a text area grow with its text where the browser cannot (`field-sizing`). Measured a moment after the last
 * key, for each measure lays the page out again.
 */
export function useFittingHeight(area: RefObject<HTMLTextAreaElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => area.current && fit(area.current), resizeDebounce);
  };
}

function fit(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + borders}px`;
}
