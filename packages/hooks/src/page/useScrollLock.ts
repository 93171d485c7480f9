import { useEffect } from 'react';

/** Holds the page still while it is locked, and keeps the room of its scroll bar (SHELL-020). */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    const { style } = document.documentElement;
    const before = { overflow: style.overflow, gutter: style.scrollbarGutter };
    const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (hasScrollBar) style.scrollbarGutter = 'stable';
    return () => {
      style.overflow = before.overflow;
      style.scrollbarGutter = before.gutter;
    };
  }, [isLocked]);
}
