import type { PNG } from 'pngjs';
import type { BrowserCommand } from 'vitest/node';
import { difference } from '../../../packages/storefront/cli/visual/difference.ts';
import { pixelHash, store, storedHash } from '../../../packages/storefront/cli/visual/storedPicture.ts';
import { takePicture, type PictureSize } from '../../../packages/storefront/cli/visual/takePicture.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepPicture: (size: PictureSize) => Promise<void>;
    compareToKept: (size: PictureSize) => Promise<{ isSame: boolean; pixels: number }>;
  }
}

let kept: PNG;

/** Takes a picture as an accepted one would be, for the test of the tests. */
export const keepPicture: BrowserCommand<[size: PictureSize]> = async ({ page }, size) => {
  kept = await takePicture(page, size);
};

/** What the comparison says of the story as it is now. */
export const compareToKept: BrowserCommand<[size: PictureSize]> = async ({ page }, size) => {
  const file = store(kept);
  const now = await takePicture(page, size);
  return { isSame: storedHash(file) === pixelHash(now), pixels: difference(file, now).pixels };
};
