import { createBuyer } from '../support/buyer.ts';
import { fiscalIdOf, localOf } from '../support/locals.ts';
import { originOf } from '../support/origins.ts';
import { findPart } from '../support/parts.ts';
import { addressOf, open, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { typeAddress } from '../support/typed.ts';

const contactOf = (market: string) => ({
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Torres',
  ...fiscalIdOf(market),
});

const fieldOf = ({ page }: Shop, name: string) =>
  page.locator(`main [name=${name}]:is(input:not([type=hidden]), select)`);

/** The contact form of a cart whose part ships, filled in. */
async function typeContact(shop: Shop): Promise<void> {
  const { page, market } = shop;
  const { fluid, store } = localOf(market.code);
  const { skuNumber } = await findPart(market.code, { searchText: fluid, storeNumber: store.storeNumber });
  const { client, cookies } = createBuyer(market.code);
  await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  const url = originOf(market.code);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await open(shop, '/checkout?step=contact');
  for (const [name, text] of Object.entries(contactOf(market.code))) await fieldOf(shop, name).fill(text);
  await typeAddress(shop, (name) => fieldOf(shop, name));
}

async function expectTyped(shop: Shop): Promise<void> {
  const { code } = shop.market;
  for (const [name, text] of Object.entries({ ...contactOf(code), ...localOf(code).typed }))
    await expect(fieldOf(shop, name)).toHaveValue(text);
}

const notice = ({ page, words }: Shop) => page.getByRole('alert').filter({ hasText: words.text('offline') });
const again = (shop: Shop) => notice(shop).getByRole('button', { name: shop.words.ui.tryAgain });
const toPayment = ({ page, words }: Shop) =>
  page.getByRole('button', { name: words.text('checkout.toPayment') });
const payment = ({ page, words }: Shop) => page.getByRole('group', { name: words.text('payment.method') });

/** A shopper whose network comes and goes loses nothing that they typed. */
export function offlineJourneys(market: string): void {
  test.use({ market });

  test('[PLUS-065] a step of the checkout sent while offline stays with all that was typed, and goes on at the second try', async ({
    shop,
    context,
  }) => {
    await typeContact(shop);
    await context.setOffline(true);
    await toPayment(shop).click();
    await expect(notice(shop)).toBeVisible();
    await expectTyped(shop);
    // Still offline: it is said once more, by an element that a screen reader has not read yet.
    const first = await notice(shop).elementHandle();
    await again(shop).click();
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(notice(shop)).toBeVisible();
    // As is the form's own button, which is pressed while the notice is there.
    await toPayment(shop).click();
    await expect(notice(shop)).toBeVisible();
    await expectTyped(shop);
    await context.setOffline(false);
    await again(shop).click();
    await expect(payment(shop)).toBeVisible();
  });

  test('[PLUS-065] links, searches and choices of a shopper who is offline leave nothing either', async ({
    shop,
    page,
    context,
  }) => {
    await open(shop, '/');
    const { brakes } = localOf(market);
    const number = page.locator('main').locator('[name=vin], [name=plate]').first();
    const typed = 'ABC1';
    await number.fill(typed);
    await context.setOffline(true);
    await page.locator('header a[href="/cart"]').first().click();
    await expect(notice(shop)).toBeVisible();
    expect(addressOf(shop)).toBe('/');
    await expect(number).toHaveValue(typed);
    const search = page.locator('header [role=search] input').first();
    await search.fill(brakes.word);
    await search.press('Enter');
    await expect(notice(shop)).toBeVisible();
    await page
      .locator(`select[name=${shop.market.vehiclePicker.levels[0]}]`)
      .first()
      .selectOption({ index: 1 });
    expect(addressOf(shop)).toBe('/');
    await expect(number).toHaveValue(typed);
    await expect(search).toHaveValue(brakes.word);
    // A shopper who wants to read on puts it away.
    await notice(shop).getByRole('button', { name: shop.words.ui.close }).click();
    await expect(notice(shop)).toHaveCount(0);
    await page.locator('header a[href="/cart"]').first().click();
    await expect(notice(shop)).toBeVisible();
    await context.setOffline(false);
    await again(shop).click();
    await expect(
      page.getByRole('heading', { level: 1, name: shop.words.ui.purchase.emptyCart }),
    ).toBeVisible();
    await expect(notice(shop)).toHaveCount(0);
  });

  test('[PLUS-065] a reload in the contact step keeps what was typed, until it was sent', async ({
    shop,
    page,
  }) => {
    await typeContact(shop);
    await page.locator('main [name=firstName]').fill('Zoë');
    await page.locator('main [name=firstName]').fill('Ana');
    await page.reload();
    await expectTyped(shop);
    await toPayment(shop).click();
    await expect(payment(shop)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).not.toContain('Torres');
  });
}

/** What the network or a proxy does to a post, and what a draft never holds: the same in every market. */
export function refusedPostJourneys(): void {
  test('[PLUS-065] a post that the network swallows, and one that a proxy refuses, leave the page as it is', async ({
    shop,
    page,
  }) => {
    await typeContact(shop);
    const answers = ['abort', 'refuse', 'overrun', 'portal'];
    await page.route('**/checkout.data*', (route) => {
      switch (answers.shift()) {
        case 'abort':
          return route.abort('internetdisconnected');
        case 'refuse':
          return route.fulfill({ status: 502, body: 'Bad gateway' });
        case 'overrun':
          return route.fulfill({ status: 429, body: 'Too many requests' });
        // A café's own page, in place of every answer.
        case 'portal':
          return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Sign in</p>' });
        default:
          return route.continue();
      }
    });
    await toPayment(shop).click();
    await expect(notice(shop)).toBeVisible();
    await expectTyped(shop);
    await again(shop).click();
    const told = page.getByText(shop.words.text('error_generic')).last();
    await expect(told).toBeVisible();
    await expectTyped(shop);
    while (answers.length > 0) {
      const answered = page.waitForResponse('**/checkout.data*');
      await toPayment(shop).click();
      await answered;
      await expect(told).toBeVisible();
      await expectTyped(shop);
    }
    await toPayment(shop).click();
    await expect(payment(shop)).toBeVisible();
  });

  test('[PLUS-065] a password is in no draft, and what a member typed is nobody’s after their session', async ({
    shop,
    page,
  }) => {
    await open(shop, '/create');
    await page.locator('main [name=firstName]').fill('Ana');
    await page.locator('main [name=password]').fill('long way home');
    const drafts = () => page.evaluate(() => sessionStorage.getItem('drafts') ?? '');
    await expect.poll(drafts).toContain('Ana');
    expect(await drafts()).not.toContain('long way');
    await page.evaluate(() => {
      const draft = { owner: 'another', fields: { firstName: 'Eva' } };
      sessionStorage.setItem('drafts', JSON.stringify({ create: draft }));
    });
    await page.reload();
    await page.locator('main [name=lastName]').fill('Torres');
    await expect(page.locator('main [name=firstName]')).toHaveValue('');
  });
}
