import { setTimeout as wait } from 'node:timers/promises';
import { PNG } from 'pngjs';
import type { BrowserCommandContext } from 'vitest/node';
import type { PictureSize } from './pictureSize.ts';
import { pixelHash } from './storedPicture.ts';

const TRIES = 5;
const BETWEEN_MS = 150;

type TestPage = BrowserCommandContext['page'];
type Devtools = Awaited<ReturnType<ReturnType<TestPage['context']>['newCDPSession']>>;

const sessions = new WeakMap<TestPage, Promise<Devtools>>();

function devtools(page: TestPage): Promise<Devtools> {
  let session = sessions.get(page);
  if (!session) {
    session = page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  return session;
}

/**
 * The story in the corner of the page, drawn anew. Asked of the browser itself: Playwright's own way scrolls, waits for
 * stillness and turns animations off first, all of which the stories have done, and takes three times as long.
 */
async function takePicture(page: TestPage, { width, height }: PictureSize): Promise<PNG> {
  const session = await devtools(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return PNG.sync.read(Buffer.from(data, 'base64'));
}

/**
 * The story as it stays. A picture with the hash that is expected is one; any other is taken again until two are alike,
 * so that a busy machine neither fails a story nor has a half-drawn one accepted.
 */
export async function takeStillPicture(
  page: TestPage,
  size: PictureSize,
  expected: string | undefined,
): Promise<PNG> {
  let last = await takePicture(page, size);
  for (let tries = 1; tries < TRIES && pixelHash(last) !== expected; tries += 1) {
    await wait(BETWEEN_MS);
    const next = await takePicture(page, size);
    if (pixelHash(next) === pixelHash(last) && pixelHash(next) !== expected && tries > 1) return next;
    last = next;
  }
  return last;
}
