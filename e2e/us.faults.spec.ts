import { buyAt, stockAt } from './support/buyer.ts';
import { answerBank, cards, confirmedOrder, payByCard, placeOrderButton } from './support/checkout.ts';
import { expectMail, mailsTo } from './support/outbox.ts';
import { findPart } from './support/parts.ts';
import { readySession, readyToPay } from './support/ready.ts';
import { expectPath, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const houston = '2150';
const fluid = { searchText: 'power steering fluid', storeNumber: houston };

test('[CART-052] a declined card says so, charges nothing and leaves another try', async ({ shop, page }) => {
  const part = await findPart('us', fluid);
  const before = await stockAt('us', houston, part.skuNumber);
  const { email } = await readyToPay(shop, part, houston);
  await payByCard(shop, cards.declined);
  await placeOrderButton(shop).click();
  await expect(page.getByRole('alert').filter({ hasText: /declined/ })).toBeVisible();
  await expectPath(shop, '/checkout');
  expect(await mailsTo(email)).toEqual([]);
  expect(await stockAt('us', houston, part.skuNumber)).toBe(before);
  await payByCard(shop, cards.visa);
  await placeOrderButton(shop).click();
  await expectMail(email, await confirmedOrder(shop));
  expect(await stockAt('us', houston, part.skuNumber)).toBe(before - 1);
});

test('[PLUS-020] a press before the gateway’s slow fields are there is not lost', async ({ shop, page }) => {
  const { words } = shop;
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/sandbox-pay/frame/*', async (route) => {
    await held;
    await route.continue();
  });
  await readyToPay(shop, await findPart('us', fluid), houston);
  await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
  await expect(page.getByTitle(words.text('payment.frameTitle'))).toBeAttached();
  await page.getByRole('button', { name: words.text('payment.toReview') }).click();
  answer();
  const fields = page.frameLocator(`iframe[title="${words.text('payment.frameTitle')}"]`);
  await expect(fields.locator('[name=cardNumber]')).toHaveAttribute('aria-invalid', 'true');
});

test('[VALID-012][VALID-021] a card is judged by its digits, its month and the name on it', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  await readyToPay(shop, await findPart('us', fluid), houston);
  await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
  const fields = page.frameLocator(`iframe[title="${words.text('payment.frameTitle')}"]`);
  const field = (name: string) => fields.locator(`[name=${name}]`);
  const right = { cardNumber: cards.visa, expiry: '12/39', securityCode: '123', nameOnCard: 'Ana Torres' };
  const wrong = { cardNumber: '4242424242424241', expiry: '12/20', nameOnCard: 'A' };
  for (const [name, value] of Object.entries(wrong)) {
    for (const [other, text] of Object.entries(right)) await field(other).fill(other === name ? value : text);
    await page.getByRole('button', { name: words.text('payment.toReview') }).click();
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await field('nameOnCard').fill(right.nameOnCard);
  await page.getByRole('button', { name: words.text('payment.toReview') }).click();
  await expect(placeOrderButton(shop)).toBeVisible();
});

test('[PLUS-034] the gateway’s fields turn dark with the page and keep what is typed', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  await readyToPay(shop, await findPart('us', fluid), houston);
  await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
  const fields = page.frameLocator(`iframe[title="${words.text('payment.frameTitle')}"]`);
  const number = fields.locator('[name=cardNumber]');
  await number.fill('4242 42');
  const colors = () => number.evaluate((input) => getComputedStyle(input).color);
  const ofPage = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await colors();
  expect(light).toBe(await ofPage());
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ofPage()).not.toBe(light);
  await expect.poll(colors).toBe(await ofPage());
  await expect(number).toHaveValue('4242 42');
});

test('[PLUS-020] the bank asks, the shopper agrees, the order is placed once', async ({ shop, page }) => {
  const part = await findPart('us', fluid);
  const { email } = await readyToPay(shop, part, houston);
  await payByCard(shop, cards.bankAsks);
  await placeOrderButton(shop).click();
  await expect(page).toHaveURL(/\/sandbox-pay\/challenge\//);
  await answerBank(page, 'approve');
  await expectMail(email, await confirmedOrder(shop));
});

test('[PLUS-020] the bank asks, the shopper refuses, nothing is bought', async ({ shop, page }) => {
  const part = await findPart('us', fluid);
  const { buyer, email } = await readyToPay(shop, part, houston);
  await payByCard(shop, cards.bankAsks);
  await placeOrderButton(shop).click();
  await answerBank(page, 'refuse');
  await expect(page.getByRole('alert').filter({ hasText: /bank/ })).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);
  const { orders } = await buyer.client.call('cart.detail');
  expect(orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.skuNumber).toBe(part.skuNumber);
});

test('[CART-052] another buyer takes the last one: the order says so and charges nothing', async ({
  shop,
  page,
}) => {
  const storeNumber = '3001';
  const few = { searchText: 'car wash', storeNumber, pieces: (count: number) => count > 0 && count < 10 };
  const part = await findPart('us', few);
  const { email } = await readyToPay(shop, part, storeNumber);
  await payByCard(shop, cards.visa);
  const left = await stockAt('us', storeNumber, part.skuNumber);
  await buyAt('us', { storeNumber, skuNumber: part.skuNumber, quantity: left });
  await placeOrderButton(shop).click();
  await expect(page.getByRole('alert').filter({ hasText: part.title })).toBeVisible();
  await expectPath(shop, '/checkout');
  expect(await mailsTo(email)).toEqual([]);
});

test('[PLUS-021][CART-052] a double click on the last button places one order', async ({ shop }) => {
  const part = await findPart('us', fluid);
  const before = await stockAt('us', houston, part.skuNumber);
  const { email } = await readyToPay(shop, part, houston);
  await payByCard(shop, cards.visa);
  await placeOrderButton(shop).dblclick();
  await expectMail(email, await confirmedOrder(shop));
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await stockAt('us', houston, part.skuNumber)).toBe(before - 1);
});

test('[CART-053][PLUS-021] the confirmation replaces the checkout, and Back buys nothing again', async ({
  shop,
  page,
}) => {
  const part = await findPart('us', fluid);
  await open(shop, '/');
  const { email } = await readyToPay(shop, part, houston);
  await payByCard(shop, cards.visa);
  const depth = () => page.evaluate(() => history.length);
  const before = await depth();
  await placeOrderButton(shop).click();
  await expectMail(email, await confirmedOrder(shop));
  expect(await depth()).toBe(before);
  await page.goBack();
  await expectPath(shop, '/');
  await page.goForward();
  await page.reload();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('[CART-020] a checkout whose session is gone leads to the cart and says it is empty', async ({
  shop,
  page,
  context,
}) => {
  const part = await findPart('us', fluid);
  await readyToPay(shop, part, houston);
  await context.clearCookies();
  await page.reload();
  await expectPath(shop, '/cart');
  await expect(page.getByRole('heading', { name: shop.words.ui.purchase.emptyCart })).toBeVisible();
});

test('[CART-001] quantities that make no sense are refused and change nothing', async ({ shop }) => {
  const part = await findPart('us', fluid);
  const { buyer } = await readySession(shop, part, houston);
  const { skuNumber } = part;
  const add = '/ecomm/b2c/v1/order/item';
  const bodies = [100, 1e300, -1, 0, 1.5, '1\u0000', null, '99999999999999999999'].map((quantity) => ({
    skuNumber,
    quantity,
    shipmentType: 'instore',
  }));
  for (const body of bodies) {
    const { status } = await buyer.raw('POST', add, body);
    expect(Math.floor(status / 100), `${status} for ${JSON.stringify(body)}`).toBe(4);
  }
  // The same by a form without script: bounded, or refused with a notice.
  for (const quantity of ['100', '1e300', '-1', '1.5', '1\u0000', 'NaN']) {
    const form = new URLSearchParams({ intent: 'update-line', commerceItemId: 'x', quantity }).toString();
    const { status } = await buyer.raw('POST', '/actions', form, 'application/x-www-form-urlencoded');
    expect(status).toBeLessThan(500);
  }
  const { miniCartMap } = await buyer.client.call('cart.mini');
  expect(miniCartMap.itemCount).toBe(1);
});

test('a price that the browser sends counts for nothing', async ({ shop }) => {
  const part = await findPart('us', fluid);
  const { buyer } = await readySession(shop, part, houston);
  const { skuNumber, price } = part;
  const body = {
    skuNumber,
    quantity: 1,
    shipmentType: 'instore',
    price: 0.01,
    unitPrice: 0.01,
    totalPrice: 0.01,
  };
  await buyer.raw('POST', '/ecomm/b2c/v1/order/item', body);
  const { miniCartMap, orders, grandOrderPriceInfo } = await buyer.client.call('cart.mini');
  const lines = orders.flatMap((order) => order.shipmentInfoList).flatMap((it) => it.lineItemList);
  for (const line of lines) expect(line.unitPrice).toBe(price);
  expect(grandOrderPriceInfo.itemTotalPrice).toBeCloseTo(price * miniCartMap.itemCount, 2);
});
