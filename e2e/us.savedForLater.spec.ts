import { savedForLaterJourneys } from './journeys/savedForLater.ts';
import { buyAt, createBuyer, stockAt } from './support/buyer.ts';
import { newEmail } from './support/buy.ts';
import { lineOf } from './support/cart.ts';
import { findPart } from './support/parts.ts';
import { readySession } from './support/ready.ts';
import { open, taken } from './support/shop.ts';
import { openCart, pressIn, savedList } from './support/saved.ts';
import { fieldOf, signInButton } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

savedForLaterJourneys('us', [true, false]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[CART-013] what a guest saved is in the account after the sign-in', async ({ shop }) => {
      const { title } = await openCart(shop);
      await pressIn(shop, shop.words.ui.purchase.saveForLaterOf(title));
      await expect(savedList(shop, 1)).toContainText(title);
      const [email, password] = [newEmail('saver'), 'seven quiet gearboxes'];
      const { client } = createBuyer('us');
      await client.call('identity.register', {
        body: { firstName: 'Ari', lastName: 'Stone', email, password },
      });
      await open(shop, '/signin?returnUrl=%2Fcart');
      await fieldOf(shop, 'username').fill(email);
      await fieldOf(shop, 'password').fill(password);
      await signInButton(shop).click();
      await expect(savedList(shop, 1)).toContainText(title);
      await expect.poll(async () => (await client.call('cart.saved')).savedItems.length).toBe(1);
    });

    test('[CART-014] a line that another buyer sold out is swapped for a part that can be had', async ({
      shop,
      page,
    }, { project }) => {
      // Each run empties a shelf of its own.
      const searchText = javaScriptEnabled ? 'car wash' : 'power steering fluid';
      const store = project.name === 'phone' ? '1203' : '3001';
      const part = await findPart('us', { searchText, storeNumber: store, pieces: (count) => count > 0 });
      await readySession(shop, part, store);
      const left = await stockAt('us', store, part.skuNumber);
      await buyAt('us', { storeNumber: store, skuNumber: part.skuNumber, quantity: left });
      await open(shop, '/cart');
      await taken(shop);
      const { substitute } = shop.words.ui.purchase;
      const soldOut = lineOf(shop, part.skuNumber);
      await expect(soldOut).toContainText(substitute.title);
      await soldOut.getByRole('button', { name: substitute.swap }).click();
      await expect(soldOut).toHaveCount(0);
      const line = page.getByRole('main').locator('li[data-sku]');
      await expect(line).toHaveCount(1);
      await expect(line.getByRole('spinbutton')).toHaveValue('1');
      await expect(line).not.toContainText(substitute.title);
    });
  });
}
