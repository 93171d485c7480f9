const root = document.documentElement;

/** Sideways scrolling of the page, with the elements that cause it. */
export function overflowing(): string[] {
  if (root.scrollWidth <= root.clientWidth) return [];
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > root.clientWidth + 1 || left < -1) && !isInScroller(element);
    })
    .slice(0, 2);
  return widest.length > 0 ? widest.map(nameOf) : [`the page is ${root.scrollWidth} px wide`];
}

function isInScroller(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return false;
  return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent);
}

/** Text that its own box cuts, without an ellipsis that would say so. */
export function cutTexts(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter(isCut).map(nameOf);
}

function isCut(element: HTMLElement): boolean {
  const hasText = [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );
  if (!hasText || element.clientWidth <= 1) return false;
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const cutAside = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
  const cutBelow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
  return (
    isOverItsDisc(element) ||
    (textOverflow !== 'ellipsis' && webkitLineClamp === 'none' && (cutAside || cutBelow))
  );
}

/** A number in a disc is light on dark: what stands over the edge cannot be read. */
function isOverItsDisc(element: HTMLElement): boolean {
  const { borderRadius } = getComputedStyle(element);
  const text = document.createRange();
  text.selectNodeContents(element);
  return borderRadius === '50%' && text.getBoundingClientRect().height > element.clientHeight + 1;
}

/** Text beside an element in a flex box or a grid: each becomes an item, and the space between them is lost. */
export function gluedWords(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter(isGlued).map(nameOf);
}

function isGlued(element: HTMLElement): boolean {
  if (!/flex|grid/.test(getComputedStyle(element).display)) return false;
  const { childNodes } = element;
  return [...childNodes].some(({ nodeType, textContent, previousSibling, nextSibling }) => {
    const text = nodeType === Node.TEXT_NODE ? (textContent ?? '') : '';
    if (!text.trim()) return false;
    return (/^\s/.test(text) && hasText(previousSibling)) || (/\s$/.test(text) && hasText(nextSibling));
  });
}

const hasText = (node: ChildNode | null) => Boolean(node?.textContent?.trim());

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
};

const controls = () =>
  [...document.body.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => isShown(element) && !element.matches(':disabled, [inert] *, [tabindex="-1"]'),
  );

/** What may carry the ring of a control: itself, or what stands around it, beside it or in it. */
function ringOf(element: Element): string {
  const near: Element[] = [element];
  for (let at = element.parentElement; at && near.length < 4; at = at.parentElement) near.push(at);
  for (const one of [element.nextElementSibling, element.firstElementChild]) if (one) near.push(one);
  return near
    .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
    .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderTopColor, borderTopWidth }) =>
      [
        outlineStyle !== 'none' && `${outlineWidth} ${outlineColor}`,
        boxShadow,
        borderTopColor,
        borderTopWidth,
      ].join(' '),
    )
    .join('|');
}

/** Controls that look the same with the keyboard's focus as without it. The last key decides that a ring is shown. */
export async function withoutRing(): Promise<string[]> {
  const faults: string[] = [];
  for (const element of controls()) {
    element.blur();
    const before = ringOf(element);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    // A ring that React draws comes after the focus.
    if (ringOf(element) === before) await new Promise((done) => setTimeout(done));
    if (ringOf(element) === before) faults.push(nameOf(element));
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return faults;
}

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** Controls that only their background sets apart, which systems with forced colours take away. */
export const painted = (): HTMLElement[] =>
  controls().filter((element) => {
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor !== TRANSPARENT && backgroundColor !== groundOf(element);
  });

function groundOf(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== TRANSPARENT) return backgroundColor;
  }
  return TRANSPARENT;
}

const isEdged = ({
  borderTopStyle,
  borderTopWidth,
  borderBottomStyle,
  borderBottomWidth,
  outlineStyle,
}: CSSStyleDeclaration) =>
  (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
  (borderBottomStyle !== 'none' && borderBottomWidth !== '0px') ||
  outlineStyle !== 'none';

/** Those of them that have no edge of their own, nor in the list or box that they fill. */
export const withoutEdge = (elements: readonly HTMLElement[]): string[] =>
  elements
    .filter((element) => element.isConnected && isShown(element))
    .filter(
      (element) =>
        ![element, element.parentElement, element.parentElement?.parentElement].some(
          (one) => one && isEdged(getComputedStyle(one)),
        ),
    )
    .map(nameOf);

/** Longest animation of less motion, in ms: its end is there, nothing is seen of the way. */
const BLINK_MS = 10;

/**
 * What runs for longer than a blink. By its length and not by waiting: a busy machine draws no frame for long. What only
 * comes later, as the bar of a page on its way, does not move meanwhile.
 */
export const moving = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > BLINK_MS)
    .map(({ effect }) => nameOf((effect as KeyframeEffect).target ?? root));

/** Those of CSS, also of what only opens later. */
const PARTS = [null, '::before', '::after', '::backdrop', '::details-content'];

const lasts = ({ animationDuration, transitionDuration, scrollBehavior }: CSSStyleDeclaration) =>
  scrollBehavior === 'smooth' ||
  [animationDuration, transitionDuration]
    .flatMap((list) => list.split(','))
    .some((seconds) => Number.parseFloat(seconds) * 1000 > BLINK_MS);

/** What would run for longer than a blink once it starts: under the pointer, by a press, by a jump on the page. */
export const willing = (): string[] =>
  [root, ...document.body.querySelectorAll('*')]
    .filter((element) => PARTS.some((part) => lasts(getComputedStyle(element, part))))
    .map(nameOf);

export function nameOf(element: Element): string {
  const { width, left } = element.getBoundingClientRect();
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${Math.round(left)}+${Math.round(width)} "${text}"`;
}
