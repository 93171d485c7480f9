import { focusTrail } from './focusTrail.ts';
import { arriveAtLink, noteLink } from './visitedLinks.ts';

/** What lies over the page and goes again: who was in it goes back to where they came from. */
const LAYER = '[role="dialog"], [role="alertdialog"], [data-react-aria-top-layer]';
const PART = 'section, aside, form, main, [data-sku]';
const HEADING = 'h1, h2, h3, [role="heading"]';

type Held = {
  readonly element: HTMLElement;
  readonly name: string;
  /** Of the page around it, the nearest first. */
  readonly parts: readonly Element[];
  readonly layer: Element | null;
  /** Where the focus was before it came into the layer. */
  readonly before: Held | undefined;
  /** By a pointer the page must not scroll away from under it. */
  readonly isByKeys: boolean;
};

/**
 * A control that goes with what it did (a line taken out, an undo, a filter, a way that moves its line) drops the
 * focus: a keyboard and a screen reader start over at the top of the page. It goes on to the same control where
 * that stands again, else to the heading of the nearest part of the page that is left.
 * @returns stops it
 */
export function keepFocus(): () => void {
  let held: Held | undefined;
  let frame = 0;
  const hold = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLElement && target !== document.body) held = heldOf(target, held);
  };
  hold({ target: document.activeElement });
  const settle = () => {
    const gone = held;
    if (!gone || hasFocus()) return;
    held = undefined;
    // A shopper who pressed beside a control let go of it themselves.
    if (!isThere(gone.element)) focusOn(placeAfter(gone), gone.isByKeys);
  };
  // What knows better (a dialog that gives back, a step that opens) moves the focus within two frames.
  const watch = () => {
    if (!held || hasFocus()) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(settle)));
  };
  const observer = new MutationObserver(watch);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'hidden', 'disabled'],
  });
  const { arrive } = focusTrail;
  focusTrail.arrive = arriveAtLink;
  document.addEventListener('click', noteLink, { capture: true });
  document.addEventListener('focusin', hold);
  document.addEventListener('focusout', watch);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    focusTrail.arrive = arrive;
    document.removeEventListener('click', noteLink, { capture: true });
    document.removeEventListener('focusin', hold);
    document.removeEventListener('focusout', watch);
  };
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

const isThere = (element: Element) =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

function heldOf(element: HTMLElement, last: Held | undefined): Held {
  const layer = element.closest(LAYER);
  const parts: Element[] = [];
  for (let part = element.closest(PART); part; part = part.parentElement?.closest(PART) ?? null)
    parts.push(part);
  const before = layer ? (last?.layer === layer ? last.before : last) : undefined;
  return {
    element,
    name: nameOf(element),
    parts,
    layer,
    before,
    isByKeys: element.matches(':focus-visible'),
  };
}

/** The same for a control that is rendered again, another for its neighbour: the product that it stands for counts. */
function nameOf(element: HTMLElement): string {
  const attributes = ['aria-label', 'name', 'value', 'href'].map((name) => element.getAttribute(name));
  const sku = element.closest<HTMLElement>('[data-sku]')?.dataset.sku;
  return JSON.stringify([element.tagName, ...attributes, element.textContent.trim(), sku]);
}

function placeAfter(gone: Held): HTMLElement | null {
  if (gone.layer && !isThere(gone.layer) && gone.before) {
    return isThere(gone.before.element) ? gone.before.element : placeAfter(gone.before);
  }
  const root = gone.parts.findLast((part) => part.isConnected) ?? document;
  const again = [...root.querySelectorAll<HTMLElement>(gone.element.tagName)].find(
    (one) => isThere(one) && nameOf(one) === gone.name,
  );
  return again ?? headingOf(gone.parts) ?? document.getElementById('main');
}

function headingOf(parts: readonly Element[]): HTMLElement | undefined {
  const main = document.getElementById('main');
  for (const part of main ? [...parts, main] : parts) {
    const heading = [...part.querySelectorAll<HTMLElement>(HEADING)].find(isThere);
    if (heading) return heading;
  }
  return undefined;
}

function focusOn(element: HTMLElement | null, isByKeys: boolean): void {
  if (!element) return;
  if (!element.matches(':any-link, button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
    // Once left it is a heading like any other, which a press does not focus.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: !isByKeys });
}
