import { commands, page } from 'vitest/browser';
import { beforeAll, describe, expect, test } from 'vitest';
import { showMode } from '../../../packages/storefront/stories/StoryFrame.tsx';
import {
  SHEET_WIDTH,
  visualModes,
  type PictureKind,
  type VisualMode,
  type VisualParameters,
} from '../modes.ts';
import { enter, everyStory, isIn, isPage, isWholePage, type ComposedStory } from './everyStory.ts';
import { accessibilityFaults } from './faults.ts';
import { atFixedTime } from './fixedTime.ts';
import { settle } from '../../../packages/storefront/stories/stillness.ts';
import { fitWindow } from './pictureSize.ts';
import { sheetOrderFaults } from './sheetOrder.ts';

const REPORT = 'apps/storybook/visual-report/index.html';

function kindOf(story: ComposedStory): PictureKind {
  const { kind } = (story.parameters['visual'] ?? {}) as VisualParameters;
  if (kind) return kind;
  if (isPage(story)) return 'page';
  return story.id.startsWith('commerce-') ? 'block' : 'component';
}

/** A sheet of all states stands for the single stories beside it, save those that say how to picture them. */
function pictureWidths(story: ComposedStory, mode: VisualMode, isBesideSheet: boolean): readonly number[] {
  const own = story.parameters['visual'] as VisualParameters | undefined;
  if (isBesideSheet && !own) return [];
  const widths = mode.widths[kindOf(story)];
  return own?.widths && widths.length > 0 ? own.widths : widths;
}

/** A page is seen in the modes in which it is pictured, and nightly in all; one that some markets have, in theirs. */
function modesOf(story: ComposedStory): readonly VisualMode[] {
  const its = visualModes.filter(({ market }) => isIn(story, market));
  const pictured = its.filter(({ widths }) => widths[kindOf(story)].length > 0);
  return isPage(story) && pictured.length > 0 ? pictured : its;
}

interface Asked {
  isFirst: boolean;
  isBesideSheet: boolean;
}

async function checkMode(story: ComposedStory, mode: VisualMode, asked: Asked): Promise<string[]> {
  const { isFirst, isBesideSheet } = asked;
  enter(story, mode);
  await settle();
  const kind = !isFirst ? 'otherMode' : isWholePage(story) ? 'page' : 'component';
  const faults = (await accessibilityFaults(kind)).map((fault) => `${mode.name}: ${fault}`);
  if (isFirst) faults.push(...sheetOrderFaults());
  for (const width of pictureWidths(story, mode, isBesideSheet)) {
    const size = await fitWindow(width);
    const name = `${story.id}.${mode.name}.${width}`;
    const result = await commands.comparePicture(name, size);
    if ('reason' in result) faults.push(`${name}: ${result.reason}, see ${REPORT}`);
  }
  return faults;
}

atFixedTime();
beforeAll(() => commands.parkPointer());

for (const { name, stories } of await everyStory()) {
  const hasSheet = stories.some(([key]) => key === 'AllStates');
  describe(name, () => {
    test.each(stories)('%s', async (key, story) => {
      await page.viewport(SHEET_WIDTH, 640);
      const modes = modesOf(story);
      showMode(modes[0]!);
      await story.run();
      const isBesideSheet = hasSheet && key !== 'AllStates';
      const faults: string[] = [];
      for (const [at, mode] of modes.entries())
        faults.push(...(await checkMode(story, mode, { isFirst: at === 0, isBesideSheet })));
      expect(faults, faults.join('\n')).toHaveLength(0);
    });
  });
}

test('every accepted picture has its story', async () => {
  expect(await commands.finishPictures()).toEqual([]);
});
