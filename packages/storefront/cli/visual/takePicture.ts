import type { CDPSession, Page } from 'playwright-core';
import { PNG } from 'pngjs';

/** In CSS pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function devtools(page: Page): Promise<CDPSession> {
  let session = sessions.get(page);
  if (!session) {
    session = page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  return session;
}

/**
 * The story in the corner of the page, drawn again. Asked of the browser itself: Playwright's own way scrolls, waits for
 * stillness and turns animations off first, all of which the stories have done, and takes three times as long.
 */
export async function takePicture(page: Page, { width, height }: PictureSize): Promise<PNG> {
  const session = await devtools(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return PNG.sync.read(Buffer.from(data, 'base64'));
}
