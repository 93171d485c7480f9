import { lineOf, totalsRow } from '../support/cart.ts';
import { localOf } from '../support/locals.ts';
import { openCart, pressIn } from '../support/saved.ts';
import { heading, open, taken } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

/** What one changes in the cart. */
export function cartJourneys(market: string): void {
  const { filled, says, store } = localOf(market);
  test.use({ market });

  test('[CART-001][CART-004][CART-005][CART-006][PLUS-025] quantity, sum and badge follow; what was removed comes back by undo', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    const part = await openCart(shop);
    const line = lineOf(shop, part.skuNumber);
    await line.getByRole('button', { name: words.ui.increaseQuantity }).click();
    await expect(line).toContainText(words.money(2 * part.price));
    await expect(
      page.getByRole('banner').getByRole('link', { name: words.ui.shell.cartItems(2) }),
    ).toBeVisible();
    // One that is refused leaves the line as it was.
    await page.route('**/order/item/*', (route) => route.fulfill({ status: 400, json: {} }));
    const refused = page.waitForResponse('**/order/item/*');
    await line.getByRole('button', { name: words.ui.increaseQuantity }).click();
    await refused;
    await expect(line.getByRole('spinbutton')).toHaveValue('2');
    await page.unroute('**/order/item/*');
    await pressIn(shop, words.ui.purchase.removeOf(part.title));
    await expect(heading(shop, words.ui.purchase.emptyCart)).toBeVisible();
    await page.getByRole('button', { name: words.text('cart.undo') }).click();
    await expect(line.getByRole('spinbutton')).toHaveValue('2');
  });

  test('[CART-009] a store that cannot be set leaves the cart with the former one, and says so', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    const part = await openCart(shop);
    const main = page.getByRole('main');
    const former = (await main.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    await page.route('**/store/preferredStore', (route) => route.fulfill({ status: 400, json: {} }));
    await open(shop, `/store?q=${encodeURIComponent(store.place)}`);
    await main.locator('form[data-intent=set-store] button').last().click();
    await expect(
      page.getByRole('region', { name: words.ui.notifications }).getByText(/\S/).first(),
    ).toBeVisible();
    await page.unroute('**/store/preferredStore');
    await open(shop, '/cart');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(former);
    await expect(lineOf(shop, part.skuNumber)).toBeVisible();
  });

  test('[PLUS-060] a postal code that does not exist is told of at its field, in the address of a part and of the cart too', async ({
    shop,
    page,
  }) => {
    const zeros = filled.postalCode.replace(/\d/g, '0');
    await openCart(shop);
    const [part] = await page.getByRole('main').locator('li[data-sku] a').all();
    const path = (await part?.getAttribute('href')) ?? '';
    const field = fieldOf(shop, 'postalCode');
    for (const at of [`/cart?postalCode=${zeros}`, `${path}?postalCode=${zeros}`]) {
      await page.goto(at);
      await taken(shop);
      await expect(field).toHaveValue(zeros);
      await expect(field).toHaveAccessibleDescription(says.placeUnknown);
    }
    // As it is when somebody types it; on a page without the anchor, so that its coming says that the answer is there.
    await page.goto(path);
    await taken(shop);
    await field.fill(zeros);
    await field.press('Enter');
    await expect(page).toHaveURL(/#deliver-to$/);
    await taken(shop);
    await expect(field).toHaveAccessibleDescription(says.placeUnknown);
    await field.fill(filled.postalCode);
    await field.press('Enter');
    await expect(page).toHaveURL(/postalCode=/);
    await expect(page.getByText(says.placeUnknown)).toHaveCount(0);
  });

  test('[PLUS-017][PLUS-060] the postal code of the cart tells what delivery costs, and stays', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    const part = await openCart(shop);
    const way = lineOf(shop, part.skuNumber).getByRole('button', {
      name: words.ui.purchase.way.regular,
      exact: true,
    });
    await way.click();
    await expect(way).toHaveAttribute('aria-pressed', 'true');
    // Open while no place is known.
    if (!(await fieldOf(shop, 'postalCode').isVisible())) {
      await page
        .locator('summary')
        .filter({ hasText: words.text('cart.changePlace') })
        .click();
    }
    await fieldOf(shop, 'postalCode').fill(filled.postalCode);
    await page
      .getByRole('main')
      .getByRole('button', { name: words.text('cart.calculate') })
      .click();
    await expect(page.locator('summary').filter({ hasText: filled.postalCode })).toBeVisible();
    await expect(totalsRow(shop, words.ui.purchase.totals.delivery)).toHaveText(/\d|^\S+$/);
    await open(shop, '/checkout?step=contact');
    await expect(fieldOf(shop, 'zipCode')).toHaveValue(filled.postalCode);
    for (const [name, value] of Object.entries(filled.fields))
      await expect(fieldOf(shop, name)).toHaveValue(value);
    await open(shop, '/create');
    await expect(fieldOf(shop, 'postalCode')).toHaveValue(filled.postalCode);
    await open(shop, '/lp/loan-a-tool');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(filled.postalCode);
  });
}
