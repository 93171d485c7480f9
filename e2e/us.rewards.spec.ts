import { newMember } from './support/member.ts';
import { expectPath, heading, open, taken } from './support/shop.ts';
import { codeOf, fieldOf, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnAddress: true });

/** One of the demonstration's receipts. */
const RECEIPT = { storeNumber: '1203', number: 'DEMO1001', amount: '60.90', daysAgo: 10 };

const dayBefore = (daysAgo: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(Date.now() - daysAgo * 86_400_000);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[REWARD-040][REWARD-044] who joins gets a card at once, and its page', async ({ shop, page }) => {
      const { text, ui } = shop.words;
      const { email } = await newMember(shop);
      await open(shop, '/rewards');
      await page.getByRole('link', { name: ui.account.rewards.join }).click();
      await taken(shop);
      await expect(fieldOf(shop, 'email')).toHaveValue(email);
      await fieldOf(shop, 'phoneNumber').fill('9015550142');
      const join = page.getByRole('main').getByRole('button', { name: text('account.joinRewards') });
      await fieldOf(shop, 'acceptsTerms').check();
      await fieldOf(shop, 'postalCode').fill('1');
      await join.click();
      await expect(fieldOf(shop, 'postalCode')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(shop, 'firstName')).toHaveValue('Ari');
      await expect(fieldOf(shop, 'acceptsTerms')).toBeChecked();
      await fieldOf(shop, 'postalCode').fill('38103');
      await join.click();
      await expectPath(shop, '/rewards');
      await expect(page.getByText(text('rewards.joined'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(ui.account.rewards.card);
      await expect(page.getByRole('heading', { name: ui.account.rewards.noActivity })).toBeVisible();
      await open(shop, '/checkRewardAccount');
      await expectPath(shop, '/rewards');
    });

    test('[REWARD-043] a wrong number and an unknown person are told apart, and what was typed stays', async ({
      shop,
      page,
    }) => {
      const { text } = shop.words;
      const alert = page.getByRole('main').getByRole('alert');
      await newMember(shop, '9015550143');
      await open(shop, '/checkRewardAccount');
      await page.getByRole('link', { name: text('rewards.enterId') }).click();
      await taken(shop);
      const goOn = page.getByRole('button', { name: text('rewards.goOn') });
      await fieldOf(shop, 'rewardsId').fill('123');
      await goOn.click();
      await expect(alert).toContainText(text('rewards.error.invalidIdTryAgain'));
      await expect(fieldOf(shop, 'rewardsId')).toHaveValue('123');
      await page.getByRole('link', { name: text('rewards.otherWay') }).click();
      await page.getByRole('link', { name: text('rewards.lookUp') }).click();
      await taken(shop);
      await fieldOf(shop, 'lastName').fill('Nobody');
      await fieldOf(shop, 'postalCode').fill('99999');
      await page.getByRole('button', { name: text('rewards.find') }).click();
      await expect(alert).toContainText(text('rewards.error.rewardsIdNotFound'));
      await expect(fieldOf(shop, 'lastName')).toHaveValue('Nobody');
      await page.getByRole('link', { name: text('rewards.skip'), exact: true }).click();
      await expectPath(shop, '/');
    });

    test('[REWARD-041] a receipt that nobody knows is told at its field', async ({ shop, page }) => {
      const { text } = shop.words;
      await signIn(shop, 'linked', '/user/rewards/requestCredit');
      await taken(shop);
      const send = page.getByRole('button', { name: text('rewards.requestIt') });
      await fieldOf(shop, 'storeNumber').fill('2101');
      await fieldOf(shop, 'date').fill(dayBefore(5, shop.market.timeZone));
      await fieldOf(shop, 'receiptNumber').fill('NOSUCH1');
      await fieldOf(shop, 'amount').fill('12.50');
      await send.click();
      await expect(fieldOf(shop, 'receiptNumber')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(shop, 'amount')).toHaveValue('12.50');
    });

    test('[REWARD-042] the rules are there for everybody', async ({ shop, page }) => {
      await open(shop, '/user/programRules');
      await expect(heading(shop, shop.words.text('rewards.rules'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/credit/);
      await expect(page.getByRole('button', { name: shop.words.text('rewards.accept') })).toHaveCount(0);
    });
  });
}

test('[REWARD-025][REWARD-026][REWARD-042] new rules are accepted once', async ({ shop, page, isMobile }) => {
  test.skip(isMobile, 'There is one person with old rules.');
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
  isMobile,
}) => {
  test.skip(isMobile, 'A receipt earns once.');
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
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'Each card is linked once.');
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
