import { findPart } from './support/parts.ts';
import { readySession } from './support/ready.ts';
import { expectPath, open } from './support/shop.ts';
import { fieldOf, person, signInButton } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ hasOwnAddress: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[ACCT-016] before the checkout one goes on as a guest or signs in; an empty cart goes back', async ({
      shop,
      page,
    }) => {
      const { text } = shop.words;
      await open(shop, '/signincheckout');
      await expectPath(shop, '/cart');
      const storeNumber = '2101';
      const part = await findPart('us', { searchText: 'car wash', storeNumber });
      await readySession(shop, part, storeNumber);
      await open(shop, '/signincheckout');
      await expect(page.getByRole('main')).toContainText(shop.words.money(part.price));
      await page.getByRole('button', { name: text('signIn.asGuest') }).click();
      await expectPath(shop, '/checkout');
      await open(shop, '/signincheckout');
      await fieldOf(shop, 'username').fill(person('standalone'));
      await fieldOf(shop, 'password').fill('drive the long way');
      await signInButton(shop).click();
      await expectPath(shop, '/checkout');
      await open(shop, '/signincheckout');
      await expectPath(shop, '/checkout');
    });
  });
}
