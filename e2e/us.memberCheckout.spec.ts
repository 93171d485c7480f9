import { createBuyer } from './support/buyer.ts';
import { cards, confirmedOrder, payByCard, payOnGatewayPage, placeOrderButton } from './support/checkout.ts';
import { newMember } from './support/member.ts';
import { giveSession } from './support/misfit.ts';
import { findPart } from './support/parts.ts';
import { expectPath, open, taken } from './support/shop.ts';
import { fieldOf, person, signInButton } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const home = {
  firstName: 'Ari',
  lastName: 'Stone',
  address1: '12 Main St',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60616',
};
const work = { ...home, address1: '500 Beale St', city: 'Memphis', state: 'TN', postalCode: '38103' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test("[PLUS-050] a member's checkout is filled, and another saved address is chosen", async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { words } = shop;
      const { client, email } = await newMember(shop, '3125550142');
      await client.call('account.addAddress', { body: { address: home, isDefault: true } });
      await client.call('account.addAddress', { body: { address: work } });
      const { skuNumber } = await findPart('us', { searchText: 'coolant', storeNumber: '2101' });
      await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await open(shop, '/checkout');
      await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
      await expect(fieldOf(shop, 'email')).toHaveValue(email);
      await expect(fieldOf(shop, 'firstName')).toHaveValue('Ari');
      await expect(fieldOf(shop, 'lastName')).toHaveValue('Stone');
      await expect(fieldOf(shop, 'phoneNumber')).toHaveValue('(312) 555-0142');
      await expect(page.getByRole('radio', { name: /12 Main St/ })).toBeChecked();
      await expect(fieldOf(shop, 'street')).toBeHidden();
      if (javaScriptEnabled) await expectAccessible();
      await page.getByRole('radio', { name: /500 Beale St/ }).check();
      await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
      await expectPath(shop, /step=payment/);
      await expect(page.getByRole('main')).toContainText('500 Beale St');
      await (javaScriptEnabled ? payByCard : payOnGatewayPage)(shop, cards.visa);
      await placeOrderButton(shop).click();
      const orderId = await confirmedOrder(shop);
      const { shippingAddress, contact } = await client.call('orders.details', { query: { orderId } });
      expect(shippingAddress).toMatchObject({ address1: '500 Beale St', city: 'Memphis' });
      expect(contact).toMatchObject({ email, firstName: 'Ari' });
    });

    test('[PLUS-050] a member types another address than the saved ones', async ({ shop, page }) => {
      const { words } = shop;
      const { client } = await newMember(shop);
      await client.call('account.addAddress', { body: { address: home, isDefault: true } });
      const { skuNumber } = await findPart('us', { searchText: 'coolant', storeNumber: '2101' });
      await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await open(shop, '/checkout?step=contact');
      await page.getByRole('radio', { name: words.text('checkout.otherAddress') }).check();
      const send = page.getByRole('button', { name: words.text('checkout.toPayment') });
      await send.click();
      // What is asked for is in sight, with what is wrong.
      await expect(fieldOf(shop, 'street')).toBeVisible();
      await expect(fieldOf(shop, 'street')).toHaveAttribute('aria-invalid', 'true');
      await fieldOf(shop, 'zipCode').fill('38103');
      await fieldOf(shop, 'street').fill('99 Union Ave');
      await fieldOf(shop, 'city').fill('Memphis');
      await fieldOf(shop, 'state').selectOption('TN');
      await send.click();
      await expectPath(shop, /step=payment/);
      await expect(page.getByRole('main')).toContainText('99 Union Ave');
    });

    test('[PLUS-050][ACCT-016] a guest signs in within the checkout and keeps cart and input', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const buyer = createBuyer('us');
      const { skuNumber, title } = await findPart('us', { searchText: 'coolant', storeNumber: '2101' });
      await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await giveSession(shop, buyer);
      await open(shop, '/checkout?step=contact');
      const typed = { email: 'half@', firstName: 'Zed', street: '7 Half Typed Rd' };
      for (const [name, text] of Object.entries(typed)) await fieldOf(shop, name).fill(text);
      await page
        .getByRole('main')
        .getByRole('button', { name: words.text('signIn.toCheckout'), exact: true })
        .click();
      await expectPath(shop, '/signincheckout');
      await taken(shop);
      await fieldOf(shop, 'username').fill(person('standalone'));
      await fieldOf(shop, 'password').fill('drive the long way');
      await signInButton(shop).click();
      await expectPath(shop, /^\/checkout\?step=contact/);
      await taken(shop);
      for (const [name, text] of Object.entries(typed)) await expect(fieldOf(shop, name)).toHaveValue(text);
      // What was not typed comes from the account.
      await expect(fieldOf(shop, 'lastName')).not.toHaveValue('');
      await expect(
        page.getByRole('main').getByRole('button', { name: words.text('signIn.toCheckout'), exact: true }),
      ).toHaveCount(0);
      await open(shop, '/cart');
      await expect(page.getByRole('main')).toContainText(title);
    });
  });
}

test('[PLUS-060] the postal code of the cart is in the address, with its city and state', async ({
  shop,
  page,
}) => {
  const buyer = createBuyer('us');
  const { skuNumber } = await findPart('us', { searchText: 'coolant', storeNumber: '2101' });
  await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  await giveSession(shop, buyer);
  await open(shop, '/cart?postalCode=01001');
  await open(shop, '/checkout?step=contact');
  await expect(fieldOf(shop, 'zipCode')).toHaveValue('01001');
  await expect(fieldOf(shop, 'city')).toHaveValue('Agawam');
  await expect(page.locator('select[name=state]')).toHaveValue('MA');
});
