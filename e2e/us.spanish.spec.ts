import { newEmail } from './support/buy.ts';
import { addToCart, checkOut, chooseShipmentType } from './support/cart.ts';
import {
  cards,
  confirmedOrder,
  continueToContact,
  giveContact,
  payByCard,
  placeOrderButton,
} from './support/checkout.ts';
import { englishOn, expectNoEnglish, expectNoEnglishInMail, expectOwnPdf } from './support/english.ts';
import { mailsTo } from './support/outbox.ts';
import { expectPath, heading, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ language: 'es-US' });

test('[PLUS-028][PLUS-047] from home to the tracked order in Spanish, without a word of English', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const email = newEmail('lupe');
  await test.step('home', async () => {
    await open(shop, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expectNoEnglish(page);
  });
  await test.step('shelf and product', async () => {
    await open(shop, '/fluids-and-chemicals/motor-oil/motor-oil');
    await expectNoEnglish(page);
    await page.getByRole('main').locator('a[href^="/es/products/"]').first().click();
    await expectPath(shop, /^\/es\/products\//);
    await expect(
      page.getByRole('main').getByRole('button', { name: words.ui.product.addShort }).first(),
    ).toBeVisible();
    await expectNoEnglish(page);
  });
  await test.step('cart', async () => {
    await addToCart(shop);
    await expectPath(shop, '/es/cart');
    const line = page.getByRole('main').locator('li[data-sku]').first();
    await chooseShipmentType(shop, (await line.getAttribute('data-sku')) ?? '', 'regular');
    await expectNoEnglish(page);
  });
  const orderId = await test.step('checkout', async () => {
    await checkOut(shop);
    await expectNoEnglish(page);
    await continueToContact(shop);
    await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
    const faults = page.getByText(/^Escribe/).filter({ visible: true });
    await expect(faults.first()).toBeVisible();
    await expectNoEnglish(page);
    const address = { street: '12 Main St', zipCode: '60616', city: 'Chicago', state: 'IL' };
    await giveContact(shop, { email, address });
    await expectNoEnglish(page);
    await payByCard(shop, cards.visa);
    await expectNoEnglish(page);
    await placeOrderButton(shop).click();
    return confirmedOrder(shop);
  });
  await expectNoEnglish(page);
  await test.step('[PLUS-040] the mail', async () => {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail = ''] = await mailsTo(email);
    expect(mail).toContain('Content-Language: es-US');
    expect(mail).toContain(`Tu pedido ${orderId}`);
    expectNoEnglishInMail(mail);
  });
  await test.step('track', async () => {
    await open(shop, '/trackOrder');
    await expectNoEnglish(page);
    await page.getByRole('textbox', { name: words.text('track.number') }).fill(orderId);
    await page.getByRole('textbox', { name: words.text('track.emailOrPhone') }).fill(email);
    await page.getByRole('button', { name: words.text('track.find') }).click();
    await expect(heading(shop, words.text('track.order', { number: orderId }))).toBeVisible();
    await expectNoEnglish(page);
  });
});

for (const path of [
  '/store?q=92110',
  '/parts',
  '/parts/brakes/brake-pads',
  '/searchresult?searchText=aceite+de+motor',
  '/user/myVehicle',
  '/signin',
  '/lp/termsAndConditions',
  '/lp/accessibility',
  '/lp/faqs',
  '/contactus',
  '/deals',
  '/rewards',
  '/giftCard',
  '/cookieSettings',
  '/siteMap',
  '/brands',
  '/coupons',
  '/circular',
  '/vin-decoder',
  '/lp/sms',
  '/nothing-here',
])
  test(`${path} says nothing in English`, async ({ shop, page }) => {
    await open(shop, path);
    await expectNoEnglish(page);
  });

test('the form of a rebate says nothing in English', async ({ shop, page }) => {
  await open(shop, '/deals/rebates');
  await expectNoEnglish(page);
  await expectOwnPdf(
    shop,
    await page.getByRole('main').locator('a[href*=".pdf"]').first().getAttribute('href'),
  );
});

test('a page in English is found to be', async ({ page }) => {
  await page.goto('/');
  expect((await englishOn(page)).length).toBeGreaterThan(30);
});

test('[PLUS-028][PLUS-047] each language leads to the same page in the other', async ({ shop, page }) => {
  await open(shop, '/store?q=92110');
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/(?<!\/es)\/store\?q=92110$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('link', { name: 'Español' }).last().click();
  await expect(page).toHaveURL(/\/es\/store\?q=92110$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[PLUS-027][PLUS-028][PLUS-047] the language link leads to the page in Spanish', async ({ page }) => {
    await page.goto('/store');
    await expect(page.locator('link[rel=alternate][hreflang="es-US"]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Español' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/es\/store$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  });
});
