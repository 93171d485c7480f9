import { localOf } from '../support/locals.ts';
import { newMember } from '../support/member.ts';
import { askForCard, skipped, stirRewards } from '../support/rewardsModal.ts';
import { open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The question for a rewards card over the first page. */
export function rewardsModalJourneys(market: string): void {
  const local = localOf(market);
  test.use({ market, hasOwnAddress: true });

  test('[REWARD-004][REWARD-023][REWARD-024][ACCT-007] who has no card is asked on the first page until it is skipped', async ({
    shop,
    page,
    expectAccessible,
  }) => {
    const { text } = shop.words;
    await newMember(shop, local.phone.digits);
    await open(shop, '/');
    await stirRewards(shop);
    await expect(askForCard(shop)).toBeVisible();
    await expectAccessible();
    // In the middle of something nobody is asked.
    await page.reload();
    await open(shop, '/cart');
    await stirRewards(shop);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await skipped(shop)).toBeNull();
    await open(shop, '/');
    await stirRewards(shop);
    await askForCard(shop)
      .getByRole('button', { name: text('rewards.skip') })
      .press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await skipped(shop)).not.toBeNull();
    await open(shop, '/');
    const profile = page.waitForResponse(/currentUser/);
    await stirRewards(shop);
    await profile;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
