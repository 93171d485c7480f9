/** Where every module takes the time from, so that a test can hold it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set; for tests. */
export function heldClock(start: string | Date): Clock & { set(to: string | Date): void } {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to);
    },
  };
}
