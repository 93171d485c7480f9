import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { commands, page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { showMode } from '../.storybook/ModeFrame.tsx';
import { visualModes, type VisualMode } from '../modes.ts';
import { accessibilityFaults } from './faults.ts';
import { fitWindow, settle } from './pictureSize.ts';

/** The sheet of a component has the width of a desktop's content column at most. */
const SHEET_WIDTH = 800;

const REPORT = 'apps/storybook/visual-report/index.html';

/** `parameters.visual` of a story: other widths in CSS pixels, or none for no picture at all. */
interface VisualParameters {
  widths?: readonly number[];
}

/** A sheet with all states stands for the single stories beside it. */
type SheetKind = 'sheet' | 'single' | 'besideSheet';

interface ComposedStory {
  run: () => Promise<void>;
  storyName: string;
  id: string;
  parameters: Record<string, unknown>;
}

const files = import.meta.glob<object>([
  '../../../packages/ui/src/**/*.stories.tsx',
  '../pages/**/*.stories.tsx',
]);
const [firstMode] = visualModes;
const isPage = (story: ComposedStory) => story.id.startsWith('pages-');

/** A single story of a component without a sheet is pictured in the first mode only. */
function pictureWidths(story: ComposedStory, mode: VisualMode, sheet: SheetKind): readonly number[] {
  const { widths } = (story.parameters['visual'] ?? {}) as VisualParameters;
  if (isPage(story)) return mode.pageWidths;
  if (widths) return mode.picturesComponents ? widths : [];
  if (sheet === 'sheet') return mode.picturesComponents ? [SHEET_WIDTH] : [];
  return sheet === 'single' && mode === firstMode ? [SHEET_WIDTH] : [];
}

function enter(story: ComposedStory, mode: VisualMode): void {
  document.body.style.padding = story.parameters['layout'] === 'fullscreen' ? '0' : '16px';
  flushSync(() => showMode(mode));
}

async function checkMode(story: ComposedStory, mode: VisualMode, sheet: SheetKind): Promise<string[]> {
  enter(story, mode);
  await settle();
  // The content of a page alone has no landmarks: its route gives them, and the journeys ask for them.
  const isWhole = isPage(story) && document.querySelector('main') !== null;
  const kind = mode !== firstMode ? 'otherMode' : isWhole ? 'page' : 'component';
  const faults = (await accessibilityFaults(kind)).map((fault) => `${mode.name}: ${fault}`);
  for (const width of pictureWidths(story, mode, sheet)) {
    await fitWindow(width);
    const name = `${story.id}.${mode.name}.${width}`;
    const result = await commands.comparePicture(name);
    if (result.outcome === 'failed') faults.push(`${name}: ${result.reason}, see ${REPORT}`);
  }
  return faults;
}

for (const [path, load] of Object.entries(files)) {
  const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;
  const module = await load().catch((error: unknown) => error as Error);
  if (module instanceof Error) {
    test(`${name} can be read`, () => {
      expect(module.stack).toBe('');
    });
    continue;
  }
  const stories = Object.entries(composeStories(module as never) as Record<string, ComposedStory>);
  const hasSheet = stories.some(([key]) => key === 'AllStates');
  describe(name, () => {
    test.each(stories)('%s', async (key, story) => {
      await page.viewport(SHEET_WIDTH, 640);
      showMode(firstMode ?? visualModes[0]!);
      await story.run();
      const sheet = key === 'AllStates' ? 'sheet' : hasSheet ? 'besideSheet' : 'single';
      const faults: string[] = [];
      for (const mode of visualModes) faults.push(...(await checkMode(story, mode, sheet)));
      expect(faults, faults.join('\n')).toHaveLength(0);
    });
  });
}

test('every accepted picture has its story', async () => {
  expect(await commands.finishPictures()).toEqual([]);
});
