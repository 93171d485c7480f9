import { newEmail } from '../support/buy.ts';
import { typeCard } from '../support/checkout.ts';
import { mailsTo } from '../support/outbox.ts';
import { expectPath, heading, open, type Shop } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** A gift card is bought, its mail read, its balance checked, in a market that sells them. */
export function giftCardJourneys(market: string, scripts: readonly boolean[] = [true, false]): void {
  test.use({ market });

  withScripts(scripts, () => {
    test('[CART-055][CART-056] a gift card is bought, mailed and says what it holds', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { text, error } = shop.words;
      const recipient = newEmail('gets-a-card');
      const sender = newEmail('gives-a-card');
      await open(shop, '/giftCard');
      if (shop.hasScript) await expectAccessible();
      await order(shop, { amount: '1', recipient: 'nobody@nowhere', sender });
      await expect(fieldOf(shop, 'recipientEmail')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(shop, 'recipientName')).toHaveValue('Ben Torres');
      await order(shop, { amount: '75', recipient, sender });
      await expectPath(shop, /\/giftCard\/payment/);
      await expect(heading(shop, text('giftCard.payTitle'))).toBeVisible();
      if (shop.hasScript) await expectAccessible();
      await pay(shop, '4000000000000002');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(error('error_card_declined'));
      expect(await mailsTo(recipient)).toHaveLength(0);
      await pay(shop, '4242424242424242');
      await expectPath(shop, /\/giftCard\/confirmation/);
      await expect(heading(shop, text('giftCard.boughtTitle'))).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(recipient);
      await expect.poll(async () => (await mailsTo(sender)).length).toBeGreaterThan(0);
      const card = await mailedCard(recipient);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('giftCard.check') })
        .click();
      await fieldOf(shop, 'giftCardNumber').fill(card.number);
      await fieldOf(shop, 'giftCardPin').fill(card.pin);
      await page.getByRole('button', { name: text('giftCard.check') }).click();
      await expect(page.getByRole('status')).toContainText(card.number.slice(-4));
      await expect(page.getByRole('status')).toContainText('75');
    });
  });
}

async function order(
  shop: Shop,
  { amount, recipient, sender }: Record<'amount' | 'recipient' | 'sender', string>,
) {
  const { page, words } = shop;
  await page.getByRole('radio', { name: words.text('giftCard.otherAmount') }).check();
  const values = {
    otherAmount: amount,
    recipientName: 'Ben Torres',
    recipientEmail: recipient,
    senderName: 'Ana Torres',
    senderEmail: sender,
    message: 'Happy birthday!',
  };
  for (const [name, value] of Object.entries(values)) await fieldOf(shop, name).fill(value);
  await page.getByRole('button', { name: words.text('giftCard.toPayment') }).click();
}

/** Types a card into the gateway's frame, or its own page without script. */
async function pay({ page, words, hasScript }: Shop, number: string): Promise<void> {
  if (hasScript) {
    await typeCard(page.frameLocator(`iframe[title="${words.text('payment.frameTitle')}"]`), number);
    await page.getByRole('button', { name: words.text('giftCard.pay', { amount: '$75.00' }) }).click();
    return;
  }
  await page.getByRole('button', { name: words.text('payment.toCard') }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await typeCard(page, number);
  await page.getByRole('button').click();
}

/**
 * Number and PIN of the recipient's mail: the only 16 digits in groups of four, and the 6 digits after them. The receipt
 * names the recipient too.
 */
async function mailedCard(recipient: string) {
  let found: RegExpExecArray | null = null;
  await expect
    .poll(async () => {
      const mails = (await mailsTo(recipient)).join('\n');
      found = /(\d{4} \d{4} \d{4} \d{4})\s[^\d]*(\d{6})\b/.exec(mails);
      return found?.[1];
    })
    .toBeDefined();
  const [, number = '', pin = ''] = found ?? [];
  return { number, pin };
}
