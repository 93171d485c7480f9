import { newEmail } from './support/buy.ts';
import { buyAt, createBuyer } from './support/buyer.ts';
import { mailsTo } from './support/outbox.ts';
import { findPart } from './support/parts.ts';
import { expectPath, heading, open } from './support/shop.ts';
import { fieldOf } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnAddress: true });

const password = 'seven quiet gearboxes';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[API-088][PLUS-024] the link of the welcome brings what was bought as a guest, to who signs in', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { text, ui } = shop.words;
      const email = newEmail('confirms');
      const storeNumber = '3021';
      const part = await findPart('us', { searchText: 'motor oil', storeNumber });
      const orderId = await buyAt('us', { storeNumber, skuNumber: part.skuNumber, quantity: 1, email });
      const account = { firstName: 'Ari', lastName: 'Stone', email, password };
      await createBuyer('us').client.call('identity.register', { body: account });
      await open(shop, await linkTo(email));
      await expectPath(shop, '/signin');
      await fieldOf(shop, 'username').fill(email);
      await fieldOf(shop, 'password').fill(password);
      await fieldOf(shop, 'password').press('Enter');
      await expect(heading(shop, text('signIn.confirmTitle'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(email);
      if (shop.hasScript) await expectAccessible();
      await page.getByRole('button', { name: text('signIn.confirm') }).click();
      await expect(page.getByRole('status')).toContainText(text('signIn.confirmed'));
      await page.getByRole('link', { name: text('signIn.confirmedOrders') }).click();
      await expect(page.getByRole('main').getByRole('article')).toContainText(ui.order.number(orderId));
    });

    test('[PLUS-024] a link that nobody was sent proves nothing', async ({ shop, page }) => {
      const email = newEmail('claims');
      const account = { firstName: 'Ari', lastName: 'Stone', email, password };
      await createBuyer('us').client.call('identity.register', { body: account });
      await open(shop, '/user/confirmEmail/made-up');
      await fieldOf(shop, 'username').fill(email);
      await fieldOf(shop, 'password').fill(password);
      await fieldOf(shop, 'password').press('Enter');
      await page.getByRole('button', { name: shop.words.text('signIn.confirm') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(/no longer valid/);
    });
  });
}

/** The link of the welcome that was mailed to an address. */
async function linkTo(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await mailsTo(email);
      link =
        mails.map((mail) => /\/user\/confirmEmail\/[\w-]+/.exec(mail)?.[0] ?? '').findLast(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
