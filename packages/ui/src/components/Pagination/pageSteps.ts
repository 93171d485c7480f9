/** A page number, or a gap between two of them. */
export type PageStep = number | 'gap';

/**
 * The numbers to show: first, last, the current page and its neighbours. A gap that would hide one page shows
 * that page instead. Seven places at most, as many whatever the page, so that the buttons stay in place.
 */
export function pageSteps(current: number, total: number): PageStep[] {
  if (total <= 7) return range(1, total);
  if (current <= 4) return [...range(1, 5), 'gap', total];
  if (current >= total - 3) return [1, 'gap', ...range(total - 4, total)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', total];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
