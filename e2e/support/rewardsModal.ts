import type { Shop } from './shop.ts';

/** What lies over the page asks for its script at the first sign of the shopper; it is there when its words are asked for. */
export async function stirRewards({ page }: Shop): Promise<void> {
  const asked = page.waitForRequest(/RewardsPrompts/);
  await page.mouse.move(40, 300);
  await asked;
}

/** The modal's first question, which is for those without a card. */
export const askForCard = ({ page, words }: Shop) =>
  page.getByRole('dialog', { name: words.text('rewards.hasCard') });

/** When this browser skipped the question. */
export const skipped = ({ page }: Shop) => page.evaluate(() => localStorage.getItem('rewardsModalSkipped'));

/** Skips the question for a card whenever it lies over what is looked at. */
export const skipRewards = (shop: Shop) =>
  shop.page.addLocatorHandler(askForCard(shop), (dialog) =>
    dialog.getByRole('button', { name: shop.words.text('rewards.skip') }).click(),
  );
