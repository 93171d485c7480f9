import { rewardsJourneys } from './journeys/rewards.ts';
import { expectPath, open, taken } from './support/shop.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

rewardsJourneys('br');

test('[REWARD-025][REWARD-026] new rules are asked for over the page until they are accepted', async ({
  shop,
  page,
  expectAccessible,
}) => {
  const { text } = shop.words;
  const dialog = page.getByRole('dialog', { name: text('rewards.newRules') });
  await signIn(shop, 'terms');
  await taken(shop);
  await page.mouse.move(40, 300);
  await expect(dialog.getByRole('link', { name: text('rewards.rules') })).toHaveAttribute(
    'href',
    '/user/programRules',
  );
  await expectAccessible();
  await dialog.getByRole('button', { name: text('rewards.notNow') }).click();
  await expect(dialog).toHaveCount(0);
  await open(shop, '/parts');
  await page.mouse.move(60, 320);
  await page.route('**/alerts/acknowledge', (route) => route.abort(), { times: 1 });
  const accept = dialog.getByRole('button', { name: text('rewards.accept') });
  await accept.click();
  await expect(dialog.getByRole('alert')).toContainText(text('rewards.error.anErrorOccurred'));
  await accept.click();
  await expect(dialog).toHaveCount(0);
  await open(shop, '/user/programRules');
  await expect(page.getByRole('button', { name: text('rewards.accept') })).toHaveCount(0);
});

test('[REWARD-046] two cards become one after it was asked twice', async ({
  shop,
  page,
  expectAccessible,
}) => {
  const { text, ui } = shop.words;
  const main = page.getByRole('main');
  await signIn(shop, 'linked');
  await open(shop, '/rewards');
  await main.getByRole('link', { name: text('rewards.merge') }).click();
  await expectPath(shop, '/mergeConfirmation');
  await expect(main.getByText(ui.account.rewards.stays)).toBeVisible();
  await expect(main.getByText(ui.account.rewards.movesOver)).toBeVisible();
  await expect(main).not.toContainText(/\d{12}/);
  await expectAccessible();
  await main.getByRole('link', { name: text('rewards.mergeIt') }).click();
  await expect(main.getByRole('heading', { name: text('rewards.mergeSure') })).toBeVisible();
  await expectAccessible();
  await main.getByRole('button', { name: text('rewards.mergeIt') }).click();
  await expectPath(shop, '/rewards');
  await expect(page.getByText(text('rewards.merged'))).toBeVisible();
  await expect(main.getByRole('link', { name: text('rewards.merge') })).toHaveCount(0);
  await open(shop, '/mergeConfirmation');
  await expectPath(shop, '/rewards');
});
