/** Something that covers the window, a dialog for instance, is pictured in a window of this height at least. */
export const WINDOW_HEIGHT = 640;

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

function hasOverlay(): boolean {
  return [...document.body.querySelectorAll('*')].some(
    (element) => getComputedStyle(element).position === 'fixed' && isVisible(element),
  );
}

export const paint = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A page that changes in every frame for this long is pictured as it is. */
const FRAMES_TO_REST = 60;
const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/** Waits for two frames in which nothing changed: by then an observer, or a module that arrived, has had its effect. */
async function rest(): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, EVERYTHING);
  let before: number;
  let frame = 0;
  do {
    before = changes;
    await paint();
    frame += 2;
  } while (changes > before && frame < FRAMES_TO_REST);
  observer.disconnect();
}

/**
 * What react-aria-components lets in or out is not there yet, or still there, for a few frames. A popover is masked
 * until its place is known.
 */
const MOVING = '[data-entering], [data-exiting], [style*="mask-image"]';
const FRAMES_TO_MOVE = 60;

/** A page of the shop that loads in another market or brand; its loader answers at once, its files may take longer. */
const LOADING = '[data-waiting]';
const FRAMES_TO_LOAD = 1200;

/** What is lazy and hidden, as in a closed menu, is never loaded, and would be waited for without end. */
const isLoading = (image: HTMLImageElement) => image.loading !== 'lazy' || image.checkVisibility();

/** Waits until fonts and pictures are there and the last change is painted. */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < FRAMES_TO_LOAD && document.querySelector(LOADING); frame += 2) await paint();
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
  await Promise.allSettled([...document.images].filter(isLoading).map((image) => image.decode()));
  await rest();
  for (let frame = 0; frame < FRAMES_TO_MOVE && document.querySelector(MOVING); frame += 2) await paint();
}

/** Height in CSS pixels of a window that holds all of the page. */
export function neededHeight(): number {
  const content = Math.ceil(document.body.getBoundingClientRect().height);
  return Math.max(content, hasOverlay() ? WINDOW_HEIGHT : 1);
}
