import { useEffect, useState } from 'react';
import { RESET_PANEL_MS } from '../constants.ts';

/** ACCT-028, ACCT-029: whether the greeting after a reset shows: for its time. */
export function useResetGreeting(isDue: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => setOver(true), RESET_PANEL_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return isDue && !isOver;
}
