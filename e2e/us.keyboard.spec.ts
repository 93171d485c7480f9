import { newEmail } from './support/buy.ts';
import { cards, confirmedOrder, placeOrderButton, tenderForm } from './support/checkout.ts';
import { enter, tabTo, typeInto } from './support/keyboard.ts';
import { expectMail } from './support/outbox.ts';
import { findPart as findStocked } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { suggestionRows } from './support/shelf.ts';
import { heading, open, taken, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectVehicle } from './support/vehicle.ts';
import { labelled } from './support/words.ts';

const civic = '2018 Honda Civic 2.0L I4';

test('[SHELL-002][SHELL-022] from home to the confirmation only by keyboard', async ({ shop, page }) => {
  await open(shop, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shop.words.ui.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await test.step('vehicle', () => findVehicle(shop));
  await test.step('part', () => findPart(shop));
  const email = newEmail('fay');
  await test.step('checkout', () => checkOut(shop, email));
  const orderId = await confirmedOrder(shop);
  await expectMail(email, orderId);
});

test('[CART-049][PLUS-019] gift cards by keyboard alone: a wrong one has the focus, the right one pays', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  const storeNumber = '2101';
  const part = await findStocked('us', { searchText: 'car wash', storeNumber });
  await readyToPay(shop, part, storeNumber);
  const form = tenderForm(page, 'giftCard');
  const apply = async (pin: string) => {
    await typeInto(page, form.locator('[name=giftCardPin]'), pin);
    await enter(page, page.getByRole('button', { name: words.text('payment.giftCard.apply') }));
  };
  await enter(page, page.locator('summary', { hasText: words.text('payment.giftCard.title') }));
  await typeInto(page, form.locator('[name=giftCardNumber]'), '6000000000000002');
  await apply('12');
  await expect(form.locator('[name=giftCardPin]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await apply('1234');
  await expect(page.getByText(words.text('payment.covered'))).toBeVisible();
  await expect(page.locator('#payment-title')).toBeFocused();
  await enter(
    page,
    page.getByRole('button', { name: words.text('payment.giftCard.removeOf', { lastFour: '0002' }) }),
  );
  await expect(page.locator('#payment-title')).toBeFocused();
});

test('[SHELL-071] the choice of cookies only by keyboard, and back to where one was', async ({
  shop,
  page,
}) => {
  const { consent, shell } = shop.words.ui;
  await open(shop, '/trackOrder');
  const settings = page.getByRole('contentinfo').getByRole('link', { name: shell.cookieSettings });
  await enter(page, settings);
  const dialog = page.getByRole('dialog', { name: consent.title });
  await tabTo(page, dialog.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await enter(page, dialog.getByRole('button', { name: consent.save }));
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
});

async function findVehicle(shop: Shop): Promise<void> {
  const { page, words } = shop;
  const main = page.getByRole('main');
  await typeInto(page, main.getByRole('textbox', { name: words.ui.vehicle.vin }), '2HGFC2F54JH500001');
  await page.keyboard.press('Enter');
  await enter(page, main.getByRole('button', { name: civic }));
  await expectVehicle(shop, civic);
}

async function findPart(shop: Shop): Promise<void> {
  const { page, words } = shop;
  const main = page.getByRole('main');
  await typeInto(page, page.locator('#search'), 'brake pa');
  const suggestion = suggestionRows(shop).first();
  await expect(suggestion).toHaveText('Brake pads');
  await page.keyboard.press('ArrowDown');
  await expect(suggestion).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#search')).toHaveValue('Brake pads');
  await page.keyboard.press('Enter');
  await expect(heading(shop, words.text('search.results', { term: 'Brake pads' }))).toBeVisible();
  const fitting = main.getByRole('article').filter({ hasText: words.ui.fit.fits('Civic') });
  await enter(page, fitting.first().getByRole('heading').getByRole('link'));
  await expect(main.getByRole('heading', { name: words.ui.fit.fits(civic) })).toBeVisible();
  await taken(shop);
  await enter(page, main.getByRole('button', { name: words.ui.product.addShort }).first());
  await enter(page, page.getByRole('dialog').getByRole('link', { name: words.ui.purchase.viewCart }));
  await expect(page).toHaveURL(/\/cart$/);
  await enter(page, main.getByRole('button', { name: words.text('cart.checkOut'), exact: true }));
  await expect(page).toHaveURL(/\/checkout$/);
}

async function checkOut({ page, words }: Shop, email: string): Promise<void> {
  const main = page.getByRole('main');
  const field = (id: string) => main.getByRole('textbox', { name: labelled(words.text(id)) });
  await enter(page, main.getByRole('button', { name: words.text('checkout.toContact') }));
  await typeInto(page, field('contact.email'), email);
  await typeInto(page, field('contact.firstName'), 'Fay');
  await typeInto(page, field('contact.lastName'), 'Keys');
  await typeInto(page, field('address.street'), '12 Main St');
  await typeInto(page, field('address.zipCode'), '60616');
  await typeInto(page, field('address.city'), 'Chicago');
  await typeInto(page, main.getByRole('combobox', { name: words.text('address.state') }), 'Illinois');
  await enter(page, main.getByRole('button', { name: words.text('checkout.toPayment') }));
  // Tab goes on into the gateway's frame and out of it again.
  await tabTo(page, main.getByTitle(words.text('payment.frameTitle')));
  for (const typed of [cards.visa, '12/39', '123', 'Fay Keys']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await enter(page, main.getByRole('button', { name: words.text('payment.toReview') }));
  await enter(page, placeOrderButton({ page, words }));
}
