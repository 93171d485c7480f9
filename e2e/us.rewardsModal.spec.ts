import { rewardsModalJourneys } from './journeys/rewardsModal.ts';
import { newMember } from './support/member.ts';
import { askForCard, skipped, stirRewards } from './support/rewardsModal.ts';
import { expectPath, open, taken } from './support/shop.ts';
import { fieldOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

rewardsModalJourneys('us');

test('[REWARD-023] Escape is a skip, too, and forgets what was typed', async ({ shop, page }) => {
  const { text } = shop.words;
  await newMember(shop, '9015550152');
  await open(shop, '/user/myAccount');
  await stirRewards(shop);
  await askForCard(shop)
    .getByRole('link', { name: text('rewards.enterId') })
    .click();
  await page.locator('[name=rewardsId]').fill('123');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await skipped(shop)).not.toBeNull();
  await expectPath(shop, '/user/myAccount');
});

test('[REWARD-005][REWARD-006][REWARD-015][REWARD-019] the modal takes a number, or looks the shopper up, or leads to a new card', async ({
  shop,
  page,
}) => {
  const { text } = shop.words;
  await newMember(shop, '9015550153');
  await open(shop, '/');
  await stirRewards(shop);
  await askForCard(shop)
    .getByRole('link', { name: text('rewards.enterId') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=rewardsId]').fill('123');
  await dialog.getByRole('button', { name: text('rewards.goOn') }).click();
  await expect(dialog.getByRole('alert')).toContainText(text('rewards.error.invalidIdTryAgain'));
  await expect(dialog.locator('[name=rewardsId]')).toHaveValue('123');
  await dialog.getByRole('button', { name: text('rewards.otherWay') }).click();
  await dialog.getByRole('link', { name: text('rewards.lookUp') }).click();
  await dialog.locator('[name=lastName]').fill('Nobody');
  await dialog.locator('[name=rewardsLookup]').fill('99999');
  await dialog.getByRole('button', { name: text('rewards.find') }).click();
  await expect(dialog.getByRole('alert')).toContainText(text('rewards.error.rewardsIdNotFound'));
  await dialog.getByRole('button', { name: text('rewards.otherWay') }).click();
  await dialog.getByRole('link', { name: text('rewards.signMeUp') }).click();
  await expectPath(shop, '/createRewardsAccount');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[REWARD-004][REWARD-005][REWARD-006] the account leads to the same ways as links', async ({
    shop,
    page,
  }) => {
    const { text, ui } = shop.words;
    await newMember(shop, '9015550155');
    await open(shop, '/user/myAccount');
    await page.getByRole('main').locator('a[href="/rewards"]').first().click();
    await page.getByRole('main').getByRole('link', { name: ui.account.rewards.link }).click();
    await expectPath(shop, '/checkRewardAccount');
    await taken(shop);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: text('rewards.signMeUp') })).toHaveAttribute(
      'href',
      '/createRewardsAccount',
    );
    await main.getByRole('link', { name: text('rewards.lookUp') }).click();
    await expect(fieldOf(shop, 'lastName')).toBeVisible();
  });
});
