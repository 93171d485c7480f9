import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { showMode } from '../../../packages/storefront/stories/StoryFrame.tsx';
import { fullMatrix, SHEET_WIDTH } from '../modes.ts';
import { enter, everyStory, isWholePage } from './everyStory.ts';
import { accessibilityFaults } from './faults.ts';
import { settle } from '../../../packages/storefront/stories/stillness.ts';

/** `npm run stories:matrix`: every story in every brand, light and dark, by all rules of axe. No pictures. */
for (const { name, stories } of await everyStory()) {
  describe(name, () => {
    test.each(stories)('%s', async (_key, story) => {
      await page.viewport(SHEET_WIDTH, 640);
      showMode(fullMatrix[0]!);
      await story.run();
      const faults: string[] = [];
      for (const mode of fullMatrix) {
        enter(story, mode);
        await settle();
        const own = await accessibilityFaults(isWholePage(story) ? 'page' : 'component');
        faults.push(...own.map((fault) => `${mode.brand}, ${mode.colorMode}, ${mode.market}: ${fault}`));
      }
      expect(faults, faults.join('\n')).toHaveLength(0);
    });
  });
}
