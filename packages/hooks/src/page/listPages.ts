/** Entries on a page of a list of the account (ACCT-046, ACCT-050). */
export const PAGE_SIZE = 10;

/** The page that an address names, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

/** Another page of a list, narrowed as it is. */
export function pageHref(path: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next.size > 0 ? `${path}?${next}` : path;
}
