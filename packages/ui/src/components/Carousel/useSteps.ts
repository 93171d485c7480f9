import { useEffect, useRef, useState } from 'react';

/** Rounding of scroll positions on dense screens, in px. */
const TOLERANCE = 2;

/**
 * Where a sideways scroller of `count` items stands, and moving it by what is in view. Works in both reading
 * directions.
 */
export function useSteps(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  function measure(): void {
    const element = row.current;
    if (!element) return;
    // Negative where the page reads from right to left.
    const position = Math.abs(element.scrollLeft);
    const atStart = position <= TOLERANCE;
    const atEnd = position + element.clientWidth >= element.scrollWidth - TOLERANCE;
    setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
  }

  function step(direction: 1 | -1): void {
    const element = row.current;
    if (!element || (direction < 0 ? ends.atStart : ends.atEnd)) return;
    const reading = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: direction * reading * element.clientWidth });
  }

  // The row keeps its size when an item comes.
  useEffect(measure, [count]);
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { row, ends, step, measure };
}
