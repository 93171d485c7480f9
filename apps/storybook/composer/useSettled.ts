import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: typing must not wait for what follows from each key. */
export function useSettled<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** The present value, or the last one where there is none. */
export function useLast<T>(value: T | undefined, first: () => T): T {
  const [last, setLast] = useState(first);
  if (value !== undefined && value !== last) setLast(() => value);
  return value ?? last;
}
