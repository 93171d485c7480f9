import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { showMode } from '../../../packages/storefront/stories/StoryFrame.tsx';
import type { Mode } from '../modes.ts';

export interface ComposedStory {
  run: () => Promise<void>;
  load: () => Promise<void>;
  storyName: string;
  id: string;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

export interface StoryFile {
  name: string;
  stories: [key: string, story: ComposedStory][];
}

const files = import.meta.glob<object>([
  '../../../packages/ui/src/**/*.stories.tsx',
  '../../../packages/storefront/stories/pages/*.stories.tsx',
  '../{composer,foundations}/*.stories.tsx',
]);

/** All files of stories; one that cannot be read is a failed test. */
export async function everyStory(): Promise<StoryFile[]> {
  const found: StoryFile[] = [];
  for (const [path, load] of Object.entries(files)) {
    const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;
    const module = await load().catch((error: unknown) => error as Error);
    if (module instanceof Error) {
      test(`${name} can be read`, () => {
        expect(module.stack).toBe('');
      });
      continue;
    }
    found.push({ name, stories: Object.entries(composeStories(module as never)) });
  }
  return found;
}

export const isPage = (story: ComposedStory) => story.id.startsWith('pages-');

/** The content of a page by itself has no landmarks: its route gives them, and the journeys ask for them. */
export const isWholePage = (story: ComposedStory) => isPage(story) && document.querySelector('main') !== null;

/** Whether a market has what the story shows: nobody pays by Pix elsewhere. */
export function isIn({ parameters: { markets } }: ComposedStory, market: string): boolean {
  return !Array.isArray(markets) || markets.includes(market);
}

/** Puts the mounted story into a mode, with the margin that its layout asks for. */
export function enter(story: ComposedStory, mode: Mode): void {
  document.body.style.padding = story.parameters['layout'] === 'fullscreen' ? '0' : '16px';
  flushSync(() => showMode(mode));
}
