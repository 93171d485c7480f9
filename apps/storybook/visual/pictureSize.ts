import { page } from 'vitest/browser';
import {
  neededHeight,
  paint,
  settle,
  WINDOW_HEIGHT,
} from '../../../packages/storefront/stories/stillness.ts';
import type { PictureSize } from '../../../packages/storefront/cli/visual/takePicture.ts';

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
