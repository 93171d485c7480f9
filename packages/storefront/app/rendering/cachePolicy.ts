/** How long shared caches keep a page that everybody gets, in seconds. */
export const PUBLIC_PAGE = { fresh: 60, stale: 86_400 } as const;

export type CachePolicyInput = {
  readonly isPrivate: boolean;
  readonly isDegraded: boolean;
  readonly status: number;
};

/** `Cache-Control` of a page: shared for everybody's, otherwise kept by nobody (PLUS-037). */
export function cacheControl({ isPrivate, isDegraded, status }: CachePolicyInput): string {
  if (isPrivate || isDegraded || status !== 200) return 'private, no-store';
  return `public, max-age=0, s-maxage=${PUBLIC_PAGE.fresh}, stale-while-revalidate=${PUBLIC_PAGE.stale}`;
}
