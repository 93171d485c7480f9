/** Where a click leads inside the shop. */
export interface LinkTarget {
  readonly to: string;
  /** A change of this very list, which the shopper goes on looking at (PLUS-011). */
  readonly keepsScroll: boolean;
  /** What the link would rather do with script. */
  readonly intent: string | undefined;
  readonly source: string | undefined;
}

export const KEEPS_SCROLL: ReadonlySet<string | undefined> = /* @__PURE__ */ new Set([
  'filter',
  'clear-filters',
]);

/**
 * Where a click on a plain link leads inside the shop, or nothing when the browser should follow it itself: another
 * site or window, a download, a jump within the page, a link marked `data-native`.
 * @param files paths that no router knows
 */
export function linkTarget(event: MouseEvent, files: RegExp): LinkTarget | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isOwnPage(link, files)) return undefined;
  const { pathname, search, hash } = new URL(link.href);
  const isHere = pathname === location.pathname;
  // A jump within the page is the browser's: it moves focus and scroll as shoppers know it.
  if (isHere && hash && search === location.search) return undefined;
  const { intent, source } = link.dataset;
  return { to: pathname + search + hash, keepsScroll: isHere && KEEPS_SCROLL.has(intent), intent, source };
}

function isOwnPage(link: HTMLAnchorElement, files: RegExp): boolean {
  if (link.target && link.target !== '_self') return false;
  if (link.hasAttribute('download') || 'native' in link.dataset) return false;
  const url = new URL(link.href);
  return url.origin === location.origin && !files.test(url.pathname);
}

/** Address of a search or filter form that is sent by GET, without its empty fields. */
export function queryTarget(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const url = new URL(form.action, location.href);
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const text = query.toString();
  return url.pathname + (text ? `?${text}` : '');
}
