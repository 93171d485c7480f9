/** A timeout that can be halted and goes on with what was left. */
export interface PausableTimer {
  pause: () => void;
  resume: () => void;
}

/** Starts at once; `ms` of 0 never ends. */
export function pausableTimer(ms: number, onEnd: () => void): PausableTimer {
  let left = ms;
  let startedAt = 0;
  let id: ReturnType<typeof setTimeout> | undefined;
  function pause(): void {
    if (id === undefined) return;
    clearTimeout(id);
    id = undefined;
    left -= Date.now() - startedAt;
  }
  function resume(): void {
    if (id !== undefined || ms === 0) return;
    startedAt = Date.now();
    id = setTimeout(onEnd, Math.max(0, left));
  }
  resume();
  return { pause, resume };
}
