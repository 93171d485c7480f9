import type { MouseEvent } from 'react';

/** For a link that script takes over: its own tab or window stays a link's. */
export const pressInPlace =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
