import { composeStories } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { slotNames } from '../../../packages/storefront/src/slots.ts';
import { shownSlots } from '../../../packages/storefront/stories/markedSlot.tsx';
import { showMode } from '../../../packages/storefront/stories/StoryFrame.tsx';
import { defaultMode } from '../modes.ts';
import type { ComposedStory } from './everyStory.ts';

const files = import.meta.glob<object>('../../../packages/storefront/stories/slots/*.stories.tsx', {
  eager: true,
});

/** Props of some slots, in the order of letters. */
const PROPS: Readonly<Record<string, string>> = {
  'checkout.aside': 'state, totals',
  'confirmation.after': 'order',
  'home.hero': '–',
  'product.gallery': 'contents, measures, picture, position, title',
};

const pointedAt = new Set<string>();

for (const [path, module] of Object.entries(files)) {
  describe(path.split('/').at(-1)!.replace('.stories.tsx', ''), () => {
    const stories = Object.entries(composeStories(module as never)) as [string, ComposedStory][];
    test.each(stories)(
      '[PLUS-030] %s outlines a slot on its page, and names its props',
      async (_key, story) => {
        await page.viewport(1440, 900);
        showMode(defaultMode);
        await story.run();
        const slot = document.querySelector<HTMLElement>('[data-slot]')!;
        const name = slot.dataset['slot']!;
        pointedAt.add(name);
        const [shown] = slot.children;
        // Nothing is in this one until a shop fills it.
        if (name !== 'confirmation.after') expect(getComputedStyle(shown!).outlineStyle, name).toBe('solid');
        expect(document.body.textContent).toContain(`slots: { '${name}': '…' }`);
        expect(shownSlots.has(name)).toBe(true);
        const known = PROPS[name];
        if (known) expect(document.body.textContent).toContain(`SlotProps: ${known}`);
      },
    );
  });
}

test('[PLUS-030] every slot that is a part of a page has a story', () => {
  const parts = slotNames.filter((name) => !name.startsWith('page.'));
  expect([...pointedAt].toSorted()).toEqual(parts.toSorted());
});
