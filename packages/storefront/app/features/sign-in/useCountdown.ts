import { useEffect, useState } from 'react';

/** Whole seconds that are left; 0 before script runs, so that nothing is closed which nobody would open. */
export function useCountdown(ms: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const until = Date.now() + ms;
    const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const tick = () => setSeconds(left());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return seconds;
}
