import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { everyStory } from './everyStory.ts';
import { settle } from '../../../packages/storefront/stories/stillness.ts';

const address = '1234 NORTH VERY LONG BOULEVARD AVENUE EAST';

async function shownAddress(key: string): Promise<string> {
  const header = (await everyStory()).find(({ name }) => name === 'SiteHeader')!;
  await header.stories.find(([story]) => story === key)![1].run();
  await page.viewport(1440, 640);
  await settle();
  const seen = [...document.querySelectorAll('[data-intent="open-my-store"] b span')].filter(
    (line) => line.getBoundingClientRect().width > 1,
  );
  return seen.map((line) => line.textContent).join();
}

test('[SHELL-038] the stuck header shows the whole address of the store, the one at rest a part of it', async () => {
  expect(await shownAddress('LongText')).toBe('1234 NORTH VERY LONG BOULEVARD…');
  expect(await shownAddress('Sticky')).toBe(address);
});
