import { rewardsJourneys } from './journeys/rewards.ts';
import { newMember } from './support/member.ts';
import { askForCard, stirRewards } from './support/rewardsModal.ts';
import { expectPath, open } from './support/shop.ts';
import { codeOf, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

rewardsJourneys('mx');

test('[REWARD-008][REWARD-022][STATE-011] a card is linked over the page, which marks the session', async ({
  shop,
  page,
  context,
}) => {
  const { text } = shop.words;
  await newMember(shop, '5555010154');
  await open(shop, '/');
  await stirRewards(shop);
  await askForCard(shop)
    .getByRole('link', { name: text('rewards.lookUp') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=lastName]').fill('Lookup');
  await dialog.locator('[name=telephoneNumber]').fill('5555010177');
  await dialog.getByRole('button', { name: text('rewards.find') }).click();
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('button', { name: text('rewards.thisIsMe') }).click();
  await expect(dialog.locator('[name=oneTimeCode]')).toBeVisible();
  const asksQuestions = (await dialog.locator('[name=phoneLastFour]').count()) > 0;
  if (asksQuestions) {
    await dialog.locator('[name=lastName]').fill('Lookup');
    await dialog.locator('[name=phoneLastFour]').fill('0177');
    await dialog.locator('[name=postalCode]').fill('06600');
  }
  const code = await codeOf(`${asksQuestions ? 'questions' : 'type4'}.card.mx@example.com`);
  await dialog.locator('[name=oneTimeCode]').fill(code);
  await dialog.getByRole('button', { name: text('rewards.linkIt') }).click();
  await expect(dialog).toContainText(text('rewards.linked'));
  await dialog.getByRole('link', { name: text('rewards.toRewards') }).click();
  await expectPath(shop, '/rewards');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const marker = (await context.cookies()).find(({ name }) => name === 'rewardsSignedIn');
  expect(marker).toMatchObject({ value: 'true', expires: -1 });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[REWARD-046] without script two cards are kept apart, or become one', async ({ shop, page }) => {
    const { text } = shop.words;
    const main = page.getByRole('main');
    await signIn(shop, 'linked');
    await open(shop, '/mergeConfirmation');
    await main.getByRole('link', { name: text('rewards.keepSeparate') }).click();
    await expectPath(shop, '/rewards');
    await main.getByRole('link', { name: text('rewards.merge') }).click();
    await main.getByRole('link', { name: text('rewards.mergeIt') }).click();
    await main.getByRole('button', { name: text('rewards.mergeIt') }).click();
    await expectPath(shop, '/rewards');
    await expect(page.getByText(text('rewards.merged'))).toBeVisible();
    await open(shop, '/mergeConfirmation');
    await expectPath(shop, '/rewards');
  });
});
