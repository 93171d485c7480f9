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
 * until its place is known, and a frame lies under its skeleton until it has loaded.
 */
const MOVING = '[data-entering], [data-exiting], [style*="mask-image"], [aria-busy] iframe';
const FRAMES_TO_MOVE = 60;

/**
 * A page of the shop that loads in another market or brand, or a part of one whose module comes late: loaders answer at
 * once, files may take longer.
 */
const LOADING = '[data-waiting]';
/** What is shown asks for more: a late part for its words. A page that asks without end is pictured as it is. */
const ROUNDS_TO_LOAD = 5;
const FRAMES_TO_LOAD = 1200;

/** What is lazy and hidden, as in a closed menu, is never loaded, and would be waited for without end. */
const isLoading = (image: HTMLImageElement) => image.loading !== 'lazy' || image.checkVisibility();

async function load(): Promise<void> {
  for (let frame = 0; frame < FRAMES_TO_LOAD && document.querySelector(LOADING); frame += 2) await paint();
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
  await Promise.allSettled([...document.images].filter(isLoading).map((image) => image.decode()));
  await rest();
}

/** Waits until modules, fonts and pictures are there and the last change is painted. */
export async function settle(): Promise<void> {
  await load();
  for (let round = 0; round < ROUNDS_TO_LOAD && document.querySelector(LOADING); round += 1) await load();
  for (let frame = 0; frame < FRAMES_TO_MOVE && document.querySelector(MOVING); frame += 2) await paint();
}

/** Height in CSS pixels of a window that holds all of the page. */
export function neededHeight(): number {
  const content = Math.ceil(document.body.getBoundingClientRect().height);
  return Math.max(content, hasOverlay() ? WINDOW_HEIGHT : 1);
}
