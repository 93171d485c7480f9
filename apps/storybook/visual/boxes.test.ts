import { flushSync } from 'react-dom';
import { page } from 'vitest/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showMode } from '../../../packages/storefront/stories/StoryFrame.tsx';
import { visualModes } from '../modes.ts';
import { everyStory } from './everyStory.ts';
import { cutTexts } from './layoutFaults.ts';
import { settle } from '../../../packages/storefront/stories/stillness.ts';
import { beyondBox, brokenWords, overlapping, squeezedFields } from './squeezed.ts';

/**
 * A block asks how much room it has, not how wide the window is: in a drawer, beside a list or in the column of a form
 * it has the room of a phone on the widest of windows. What breaks there and not in a window of that width asked for the
 * window.
 */
const DESK = 1440;
/** Content of the narrow drawer, of the column at a page's side, and of a page that is read. */
const BOXES = [312, 400, 640];
const MARGIN = 16;

/** As wide as the window wherever they stand: the page's own frame, and what makes the columns for others. */
const ofTheWindow: readonly string[] = [
  'commerce-siteheader',
  'commerce-footer',
  'commerce-shelf',
  'commerce-category',
  'commerce-checkout--all-states',
  'commerce-content--guide',
  'commerce-home',
  'commerce-order--all-states',
  'commerce-order--placed',
  'commerce-order--unpaid',
  'commerce-product-productpage',
];

const isBlock = ({ id }: { id: string }) =>
  /^(commerce|components)-/.test(id) && !ofTheWindow.some((start) => id.startsWith(start));

const longestWords = visualModes.find(({ market }) => market === 'br') ?? visualModes[0]!;

async function faultsIn(box: number, windowWidth: number): Promise<string[]> {
  document.body.style.inlineSize = `${box + 2 * MARGIN}px`;
  await page.viewport(windowWidth, 900);
  await settle();
  return [...beyondBox(), ...cutTexts(), ...brokenWords(), ...overlapping(), ...squeezedFields()];
}

beforeAll(() => {
  document.body.style.padding = `${MARGIN}px`;
});
afterAll(() => {
  document.body.style.inlineSize = '';
});

for (const { name, stories } of await everyStory()) {
  const blocks = stories.filter(([, story]) => isBlock(story));
  if (blocks.length === 0) continue;
  describe(name, () => {
    test.each(blocks)('[PLUS-034] %s has the room of its box, whatever the window', async (_, story) => {
      await page.viewport(DESK, 900);
      flushSync(() => showMode(visualModes[0]!));
      await story.run();
      flushSync(() => showMode(longestWords));
      const faults: string[] = [];
      for (const box of BOXES) {
        const here = await faultsIn(box, DESK);
        if (here.length === 0) continue;
        const onPhone = await faultsIn(box, box + 2 * MARGIN);
        if (here.length > onPhone.length) faults.push(...here.map((fault) => `${box} px: ${fault}`));
      }
      expect(faults, faults.slice(0, 12).join('\n')).toHaveLength(0);
    });
  });
}
