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

/** Waits until fonts and pictures are there and the last change is painted. */
export async function settle(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Gives the window this width and the height of its content, so that one picture holds all of it. */
export async function fitWindow(width: number): Promise<void> {
  await page.viewport(width, WINDOW_HEIGHT);
  await settle();
  const content = Math.ceil(document.body.getBoundingClientRect().height);
  await page.viewport(width, hasOverlay() ? Math.max(content, WINDOW_HEIGHT) : Math.max(content, 1));
  await settle();
}
