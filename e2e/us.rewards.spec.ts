import { rewardsJourneys } from './journeys/rewards.ts';
import { newMember } from './support/member.ts';
import { dayBefore } from './support/days.ts';
import { expectPath, open, taken } from './support/shop.ts';
import { codeOf, fieldOf, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

rewardsJourneys('us', [true, false]);

/** One of the demonstration's receipts. */
const RECEIPT = { storeNumber: '1203', number: 'DEMO1001', amount: '60.90', daysAgo: 10 };

test('[REWARD-025][REWARD-026][REWARD-042] new rules are accepted once', async ({ shop, page }) => {
  const { text } = shop.words;
  await signIn(shop, 'terms', '/user/programRules');
  await taken(shop);
  await page.getByRole('button', { name: text('rewards.accept') }).click();
  await expect(page.getByText(text('rewards.accepted'))).toBeVisible();
  await expect(page.getByRole('button', { name: text('rewards.accept') })).toHaveCount(0);
});

test('[REWARD-041] credits of a purchase without the card are given, with a reference', async ({
  shop,
  page,
}) => {
  const { text } = shop.words;
  await signIn(shop, 'linked', '/user/rewards/requestCredit');
  await taken(shop);
  await fieldOf(shop, 'storeNumber').fill(RECEIPT.storeNumber);
  await fieldOf(shop, 'receiptNumber').fill(RECEIPT.number);
  await fieldOf(shop, 'amount').fill(RECEIPT.amount);
  const send = page.getByRole('button', { name: text('rewards.requestIt') });
  const done = page.getByRole('heading', { name: text('rewards.creditTaken') });
  // The day may have ended since the receipts were made.
  for (const daysAgo of [RECEIPT.daysAgo, RECEIPT.daysAgo + 1]) {
    await fieldOf(shop, 'date').fill(dayBefore(daysAgo, shop.market.timeZone));
    await send.click();
    const refused = page.getByRole('main').locator('[name=receiptNumber][aria-invalid=true]');
    await expect(done.or(refused)).toBeVisible();
    if (await done.isVisible()) break;
  }
  await expect(page.getByRole('main')).toContainText(RECEIPT.number);
});

test('[REWARD-012][REWARD-014][REWARD-017][REWARD-043] a card is looked up, proven by its code and linked', async ({
  shop,
  page,
  expectAccessible,
}) => {
  const { text } = shop.words;
  await newMember(shop, '9015550144');
  await open(shop, '/checkRewardAccount?way=lookUp');
  await fieldOf(shop, 'lastName').fill('Lookup');
  await fieldOf(shop, 'telephoneNumber').fill('9015550177');
  await page.getByRole('button', { name: text('rewards.find') }).click();
  const cards = page.getByRole('main').getByRole('radio');
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText('9015550177');
  await cards.first().check({ force: true });
  await page.getByRole('button', { name: text('rewards.thisIsMe') }).click();
  await expect(fieldOf(shop, 'oneTimeCode')).toBeVisible();
  await expectAccessible();
  const asksQuestions = (await fieldOf(shop, 'lastName').count()) > 0;
  if (asksQuestions) {
    await fieldOf(shop, 'lastName').fill('Lookup');
    await fieldOf(shop, 'phoneLastFour').fill('0177');
    await fieldOf(shop, 'postalCode').fill('38103');
  }
  const code = await codeOf(`${asksQuestions ? 'questions' : 'type4'}.card.us@example.com`);
  await fieldOf(shop, 'oneTimeCode').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: text('rewards.linkIt') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await fieldOf(shop, 'oneTimeCode').fill(code);
  await page.getByRole('button', { name: text('rewards.linkIt') }).click();
  await expectPath(shop, '/rewards');
  await expect(page.getByText(text('rewards.linked'))).toBeVisible();
  await expectAccessible();
});
