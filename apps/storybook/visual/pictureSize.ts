import { page } from 'vitest/browser';

/** Something that covers the window, a dialog for instance, is pictured in a window of this height at least. */
const WINDOW_HEIGHT = 640;

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

function hasOverlay(): boolean {
  return [...document.body.querySelectorAll('*')].some(
    (element) => getComputedStyle(element).position === 'fixed' && isVisible(element),
  );
}

const paint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What react-aria-components lets in or out is not there yet, or still there, for a few frames. */
const MOVING = '[data-entering], [data-exiting]';
const FRAMES_TO_MOVE = 60;

/** Waits until fonts and pictures are there and the last change is painted. */
export async function settle(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await paint();
  for (let frame = 0; frame < FRAMES_TO_MOVE && document.querySelector(MOVING); frame += 2) await paint();
}

function neededHeight(): number {
  const content = Math.ceil(document.body.getBoundingClientRect().height);
  return Math.max(content, hasOverlay() ? WINDOW_HEIGHT : 1);
}

/**
 * The story is in a frame whose size are two variables of the page around it. Turning them alone lays the story out
 * without a word to the browser's window, which takes as long as the picture itself.
 */
async function tryWidth(width: number): Promise<void> {
  const around = window.parent.document.body.style;
  around.setProperty('--viewport-width', `${width}px`);
  around.setProperty('--viewport-height', `${WINDOW_HEIGHT}px`);
  await paint();
}

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Gives the window this width and the height of its content, so that one picture holds all of it.
 * @returns the part of the window that the story takes
 */
export async function fitWindow(width: number): Promise<PictureSize> {
  await tryWidth(width);
  const height = neededHeight();
  await page.viewport(width, height);
  await settle();
  // What an observer laid out may be higher. What depends on the window's height may be lower: it is cut out then,
  // since it would shrink again in a lower window.
  if (neededHeight() > height) {
    await page.viewport(width, neededHeight());
    await settle();
  }
  return { width, height: neededHeight() };
}
