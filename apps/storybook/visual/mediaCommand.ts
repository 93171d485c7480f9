import type { BrowserCommand } from 'vitest/node';

/** What a shopper's system may ask for. */
export interface Media {
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** Lets a test look at a page as a system with other settings shows it. */
export const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media);
