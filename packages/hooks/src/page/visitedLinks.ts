/** Where a link stands in its page: links of one row often share an address. */
type Place = { readonly href: string; readonly nth: number };

/** The links that led away from the entries of this tab's history, by the entry's key. */
const left = new Map<string, Place>();
let hasLeft = false;

/** Without the picture beside a title, which a keyboard and a screen reader pass by. */
const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]:not([aria-hidden])')].filter(
    (it) => it.getAttribute('href') === href,
  );

const RESULTS_HEADING = 'main :is(h1, h2)[tabindex="-1"]';

/** Of the open entry of the history, as the router names it. */
const openKey = () => (history.state as { key?: string } | null)?.key ?? 'default';

/** A link of this page was followed, and the page that comes begins at its top. @param key of the open entry */
export function leaveBy(link: Element, key = openKey()): void {
  hasLeft = true;
  if (!link.closest('main')) return;
  const href = link.getAttribute('href') ?? '';
  left.set(key, {
    href,
    nth: Math.max(
      0,
      linksTo(href).findIndex((it) => it === link),
    ),
  });
}

/**
 * Where the focus goes on the entry of the history that has been opened: Back leads to the link that one came from,
 * a link to another page of the same list to the list's heading, and one to another page to its content.
 * @param key of the entry @param isSamePage whether its path is that of the entry before
 */
export function arrivalFocus(key: string, isSamePage: boolean): HTMLElement | null {
  const isForward = hasLeft;
  hasLeft = false;
  const place = isForward ? undefined : left.get(key);
  const back = place && linksTo(place.href)[place.nth];
  if (back) return back;
  if (isSamePage) return isForward ? document.querySelector<HTMLElement>(RESULTS_HEADING) : null;
  // A page may have put it on its heading itself.
  return document.activeElement?.matches('main h1') ? null : document.getElementById('main');
}
