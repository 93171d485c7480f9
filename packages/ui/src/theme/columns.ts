/**
 * `gridTemplateColumns` of a list that has at most so many columns and none narrower than `least`. The window may say how
 * many there are at most; how many there are the list's own box says, so that it holds in a drawer or beside a form too.
 */
export function columns(most: number, least: string, gap: string): string {
  // Half a pixel less than its share: what a browser rounds must not push the last column out.
  const share = most === 1 ? '100%' : `(100% - ${most - 1} * ${gap}) / ${most} - 0.5px`;
  return `repeat(auto-fill, minmax(min(100%, max(${least}, ${share})), 1fr))`;
}
