import { readySession } from './support/ready.ts';
import { findPart } from './support/parts.ts';
import { createBuyer } from './support/buyer.ts';
import { originOf } from './support/origins.ts';
import { open, taken, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { labelled } from './support/words.ts';

/** The contact form of a cart whose part ships. */
async function openContact(shop: Shop): Promise<void> {
  const { code } = shop.market;
  const { skuNumber } = await findPart(code, { searchText: 'power steering fluid', storeNumber: '3021' });
  const { client, cookies } = createBuyer(code);
  await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  const url = originOf(code);
  await shop.page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  await open(shop, '/checkout?step=contact');
}

const field = ({ page, words }: Shop, id: string) =>
  page.getByRole('main').getByRole('textbox', { name: labelled(words.text(id)) });

test('[VALID-001][VALID-002][VALID-014] an error shows once its field was left, and goes as one returns', async ({
  shop,
  page,
}) => {
  await openContact(shop);
  const missing = page.getByText('you are missing a first name');
  await expect(missing).toHaveCount(0);
  await field(shop, 'contact.firstName').focus();
  await expect(missing).toHaveCount(0);
  await field(shop, 'contact.lastName').focus();
  await expect(missing).toBeVisible();
  await expect(field(shop, 'contact.firstName')).toHaveAccessibleDescription(/you are missing/);
  await field(shop, 'contact.firstName').focus();
  await expect(missing).toHaveCount(0);
});

test('[VALID-002][VALID-006] what a failed submit found stays under the focus until the value changes', async ({
  shop,
  page,
}) => {
  await openContact(shop);
  await page.getByRole('button', { name: shop.words.text('checkout.toPayment') }).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /you are missing a first name/ }).click();
  const name = field(shop, 'contact.firstName');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.pressSequentially('A');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  // A line that left would move the field that is being mended.
  await expect(summary.getByRole('link', { name: /you are missing a first name/ })).toBeVisible();
  await field(shop, 'contact.lastName').focus();
  // One letter is too few: judged again once it is left.
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('[VALID-004][VALID-018] a phone number takes its form while it is typed, and the caret stays', async ({
  shop,
  page,
}) => {
  await openContact(shop);
  const phone = field(shop, shop.market.phone.labelKey);
  await phone.pressSequentially('9015551234');
  await expect(phone).toHaveValue('(901) 555-1234');
  // Before the dash: the third digit of the middle group is another one.
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('6');
  await expect(phone).toHaveValue('(901) 556-1234');
});

test('[VALID-004] text that stood there before script ran keeps standing, and is judged', async ({
  shop,
  page,
}) => {
  const part = await findPart('us', { searchText: 'power steering fluid', storeNumber: '3021' });
  await readySession(shop, part, '3021');
  let letScriptCome = () => {};
  const held = new Promise<void>((resolve) => (letScriptCome = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout?step=contact');
  await field(shop, 'contact.firstName').fill('Zoë2');
  letScriptCome();
  await taken(shop);
  await expect(field(shop, 'contact.firstName')).toHaveValue('Zoë2');
  await field(shop, 'contact.firstName').focus();
  await field(shop, 'contact.lastName').focus();
  await expect(field(shop, 'contact.firstName')).toHaveAttribute('aria-invalid', 'true');
});

test('[VALID-003] a text as long as it may be says so, and is right', async ({ shop, page }) => {
  await openContact(shop);
  const city = page.locator('main [name=city]');
  const most = Number(await city.getAttribute('maxlength'));
  const note = page.getByText(shop.words.ui.maximumLength(most));
  await city.fill('x'.repeat(most - 1));
  await expect(note).toHaveCount(0);
  await city.press('End');
  await city.pressSequentially('yz');
  await expect(city).toHaveValue(`${'x'.repeat(most - 1)}y`);
  await expect(note).toBeVisible();
  await page.locator('main [name=email]').focus();
  await expect(city).not.toHaveAttribute('aria-invalid', 'true');
});

test('[VALID-001][VALID-004][VALID-022] a VIN takes its form as it is typed, and a short one is named on leaving', async ({
  shop,
  page,
}) => {
  await open(shop, '/');
  const vin = page.getByRole('main').getByRole('textbox', { name: shop.words.ui.vehicle.vin });
  await vin.pressSequentially('1hg-cm 82');
  await expect(vin).toHaveValue('1HGCM82');
  await expect(vin).not.toHaveAttribute('aria-invalid', 'true');
  await page.locator('#search').focus();
  await expect(vin).toHaveAttribute('aria-invalid', 'true');
  await vin.focus();
  await expect(vin).not.toHaveAttribute('aria-invalid', 'true');
});

test('[VALID-001][VALID-002] the order look-up follows the same policy', async ({ shop }) => {
  await open(shop, '/trackOrder');
  const number = field(shop, 'track.number');
  await number.focus();
  await field(shop, 'track.emailOrPhone').focus();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.focus();
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
});
