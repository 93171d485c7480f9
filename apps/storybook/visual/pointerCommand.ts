import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}

/** Takes the pointer off the page, where a test that pressed something has left it: what lies below it would be drawn as hovered. */
export const parkPointer: BrowserCommand<[]> = async ({ page }) => page.mouse.move(-10, -10);
