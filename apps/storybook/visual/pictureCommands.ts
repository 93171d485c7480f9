import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';
import { pictureFolder, type PictureResult } from '../../../packages/storefront/cli/visual/pictureFolder.ts';
import { takePicture, type PictureSize } from '../../../packages/storefront/cli/visual/takePicture.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const ACCEPT = 'npm run visual:accept -w apps/storybook';

interface TestBrowser {
  version: string;
  isPinned: boolean;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, size: PictureSize) => Promise<PictureResult | { outcome: 'skipped' }>;
    finishPictures: () => Promise<string[]>;
  }
}

/**
 * What the story tests ask of the machine: compare a picture with its baseline at 0 differing pixels, and say at the
 * end which baselines no story made. `VISUAL=accept` writes instead of comparing. On another browser build, whose text has
 * other pixels, pictures are skipped.
 */
export function pictureCommands({ version, isPinned }: TestBrowser) {
  const isAccepting = process.env['VISUAL'] === 'accept';
  const pictures = pictureFolder({
    folder: join(here, '__screenshots__'),
    reports: join(here, 'visual-report'),
    isAccepting,
    acceptWith: ACCEPT,
  });
  if (!isPinned)
    console.log(
      `Pictures are not compared: ${version} is not the browser of the lock file, and text has other pixels in it.`,
    );
  const recorded = pictures.madeWith();
  if (isPinned && !isAccepting && recorded !== undefined && recorded !== version)
    throw new Error(
      `The pictures were made with ${recorded}, the lock file now brings ${version}. Look at the stories, then accept them: ${ACCEPT}`,
    );

  const comparePicture: BrowserCommand<[name: string, size: PictureSize]> = async ({ page }, name, size) => {
    if (isPinned) return pictures.compare(name, await takePicture(page, size));
    pictures.see(name);
    return { outcome: 'skipped' };
  };

  const finishPictures: BrowserCommand<[]> = (): string[] => {
    const orphans = pictures.orphans();
    if (isAccepting) pictures.record(version);
    return orphans;
  };

  return { comparePicture, finishPictures };
}
