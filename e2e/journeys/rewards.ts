import { localOf } from '../support/locals.ts';
import { newMember } from '../support/member.ts';
import { mailsTo } from '../support/outbox.ts';
import { dayBefore } from '../support/days.ts';
import { expectPath, heading, open, taken } from '../support/shop.ts';
import { fieldOf, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** Rewards: joining, linking, credits, rules and the card. */
export function rewardsJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  const local = localOf(market);
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[REWARD-021][REWARD-040][REWARD-044] who joins gets a card at once, and its page', async ({
      shop,
      page,
    }) => {
      const { text, ui } = shop.words;
      const { email } = await newMember(shop);
      await open(shop, '/rewards');
      await page.getByRole('link', { name: ui.account.rewards.join }).click();
      await taken(shop);
      await expect(fieldOf(shop, 'email')).toHaveValue(email);
      await fieldOf(shop, 'phoneNumber').fill(local.phone.digits);
      const join = page.getByRole('main').getByRole('button', { name: text('account.joinRewards') });
      await fieldOf(shop, 'acceptsTerms').check();
      await fieldOf(shop, 'postalCode').fill('1');
      await join.click();
      await expect(fieldOf(shop, 'postalCode')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(shop, 'firstName')).toHaveValue('Ari');
      await expect(fieldOf(shop, 'acceptsTerms')).toBeChecked();
      await fieldOf(shop, 'postalCode').fill(local.home.postalCode);
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
      await newMember(shop, local.phone.digits);
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
      await fieldOf(shop, 'rewardsLookup').fill(shop.market.postalCode.example.replace(/\d/g, '9'));
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
      await fieldOf(shop, 'storeNumber').fill(local.receiptStore);
      await fieldOf(shop, 'date').fill(dayBefore(5, shop.market.timeZone));
      await fieldOf(shop, 'receiptNumber').fill('NOSUCH1');
      await fieldOf(shop, 'amount').fill('12.50');
      await send.click();
      await expect(fieldOf(shop, 'receiptNumber')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(shop, 'amount')).toHaveValue('12.50');
    });

    test('[CONTENT-023] the card is shown at the register; who has none is led to one', async ({
      shop,
      page,
    }) => {
      const { text, ui } = shop.words;
      const { pass, join } = ui.account.rewards;
      const main = page.getByRole('main');
      await open(shop, '/wallet');
      await main.getByRole('link', { name: text('signIn.send'), exact: true }).click();
      await expect(page).toHaveURL(/\/signin\?returnUrl=%2Fwallet$/);
      await newMember(shop);
      await open(shop, '/wallet');
      await expect(main.getByRole('link', { name: join })).toHaveAttribute('href', '/createRewardsAccount');
      await shop.page.context().clearCookies();
      await signIn(shop, 'linked');
      await open(shop, '/rewards');
      await main.getByRole('link', { name: text('rewards.wallet') }).click();
      await expectPath(shop, '/wallet');
      const card = main.getByRole('region', { name: pass.label });
      await expect(card.getByRole('img', { name: pass.barcode('').trim() })).toBeVisible();
      await expect(card).toContainText(ui.account.rewards.balance);
    });

    test('[REWARD-042] the rules are there for everybody', async ({ shop, page }) => {
      await open(shop, '/user/programRules');
      await expect(heading(shop, shop.words.text('rewards.rules'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(local.credits);
      await expect(page.getByRole('button', { name: shop.words.text('rewards.accept') })).toHaveCount(0);
    });
  });

  test('[API-099] the number of a card is mailed to its address on file', async ({ shop, page }) => {
    const { text } = shop.words;
    const { client, email } = await newMember(shop, local.phone.digits);
    const { loyaltyAccount } = await client.call('rewards.signUp', {
      body: {
        firstName: 'Ari',
        lastName: 'Stone',
        email,
        phoneNumber: local.phone.digits,
        postalCode: local.home.postalCode,
        acceptsTerms: true,
      },
    });
    await open(shop, '/rewards');
    await page.getByRole('button', { name: text('rewards.mailCard') }).click();
    await expect(page.getByText(text('rewards.mailed'))).toBeVisible();
    const lastDigits = loyaltyAccount.rewardsId.slice(-4);
    await expect
      .poll(async () => (await mailsTo(email)).filter((mail) => mail.includes(lastDigits)).length)
      .toBe(1);
  });
}
