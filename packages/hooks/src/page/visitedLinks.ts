import { focusTrail, listHeading, type Arrive } from './focusTrail.ts';
import { KEEPS_SCROLL } from './linkTarget.ts';

/** Where a link stands in its page: links of one row often share an address. */
type Place = { readonly href: string; readonly nth: number };

/** The links that led away from the entries of this tab's history, by the entry's key. */
const left = new Map<string, Place>();
/** Address of the link that was followed last, until a page has come. */
let followed: string | undefined;

/** Without the picture beside a title, which a keyboard and a screen reader pass by. */
const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]:not([aria-hidden])')].filter(
    (it) => it.getAttribute('href') === href,
  );

const pageStart = focusTrail.arrive;

/** Of the open entry of the history, as the router names it. */
const openKey = () => (history.state as { key?: string } | null)?.key ?? 'default';

/** Keeps which link was followed. Before the router hears of it: the open entry is still that of the link. */
export function noteLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (!link || KEEPS_SCROLL.has(link.dataset['intent'])) return;
  followed = link.href;
  const href = link.getAttribute('href') ?? '';
  left.set(openKey(), { href, nth: Math.max(0, linksTo(href).indexOf(link)) });
}

/**
 * Back leads to the link that one came from, a link to another page of the same list to the list's heading, and one to
 * another page to its content.
 */
export const arriveAtLink: Arrive = (key, isSamePage) => {
  const isForward = followed === location.href;
  followed = undefined;
  const place = isForward ? undefined : left.get(key);
  const back = place && linksTo(place.href)[place.nth];
  if (back) return back;
  if (isSamePage && isForward) return listHeading();
  return pageStart(key, isSamePage);
};
