import { buyAt } from '../support/buyer.ts';
import { chooseOrFill, confirmedOrder, placeOrderButton, typeSavedCode } from '../support/checkout.ts';
import { localOf } from '../support/locals.ts';
import { newMember } from '../support/member.ts';
import { findPart } from '../support/parts.ts';
import { expectPath, open } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** The checkout of a member with saved addresses. */
export function memberCheckoutJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  const local = localOf(market);
  test.use({ market });

  withScripts(scripts, () => {
    test('[PLUS-050][CART-041] a member types nothing but the security code, and another saved address is chosen', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { words } = shop;
      const { client, email } = await newMember(shop, local.phone.digits);
      await client.call('account.addAddress', { body: { address: local.home, isDefault: true } });
      await client.call('account.addAddress', { body: { address: local.work } });
      const { storeNumber } = local.store;
      const { skuNumber } = await findPart(market, { searchText: local.cleaner, storeNumber });
      // The first order leaves its card, and its tax number where the law asks for one.
      await buyAt(market, { storeNumber, skuNumber, quantity: 1, email }, client);
      await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await open(shop, '/checkout');
      await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
      await expect(fieldOf(shop, 'email')).toHaveValue(email);
      await expect(fieldOf(shop, 'firstName')).toHaveValue('Ari');
      await expect(fieldOf(shop, 'lastName')).toHaveValue('Stone');
      await expect(fieldOf(shop, 'phoneNumber')).toHaveValue(local.phone.shown);
      await expect(page.getByRole('radio', { name: local.home.address1 })).toBeChecked();
      await expect(fieldOf(shop, 'street')).toBeHidden();
      if (local.fiscalId) await expect(fieldOf(shop, 'fiscalId')).toHaveValue(local.fiscalId);
      if (shop.hasScript) await expectAccessible();
      await page.getByRole('radio', { name: local.work.address1 }).check();
      await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
      await expectPath(shop, /step=payment/);
      await expect(page.getByRole('main')).toContainText(local.work.address1);
      // Where Pix is the first way, a card is the next one.
      await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
      const visa = words.text('payment.ending', { vendor: 'Visa', lastFour: '4242' });
      await expect(page.getByRole('radio', { name: visa })).toBeChecked();
      await typeSavedCode(shop);
      await placeOrderButton(shop).click();
      const orderId = await confirmedOrder(shop);
      const { shippingAddress, contact } = await client.call('orders.details', { query: { orderId } });
      expect(shippingAddress).toMatchObject({ address1: local.work.address1, city: local.work.city });
      expect(contact).toMatchObject({ email, firstName: 'Ari' });
    });

    test('[PLUS-050][CART-041] a member types another address than the saved ones, and keeps it', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const { client } = await newMember(shop);
      await client.call('account.addAddress', { body: { address: local.home, isDefault: true } });
      const { skuNumber } = await findPart(market, {
        searchText: local.cleaner,
        storeNumber: local.store.storeNumber,
      });
      await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
      await open(shop, '/checkout?step=contact');
      await page.getByRole('radio', { name: words.text('checkout.otherAddress') }).check();
      const send = page.getByRole('button', { name: words.text('checkout.toPayment') });
      await send.click();
      // What is asked for is in sight, with what is wrong.
      await expect(fieldOf(shop, 'street')).toBeVisible();
      await expect(fieldOf(shop, 'street')).toHaveAttribute('aria-invalid', 'true');
      if (local.fiscalId) await fieldOf(shop, 'fiscalId').fill(local.fiscalId);
      for (const [name, value] of Object.entries(local.typed)) {
        await chooseOrFill(fieldOf(shop, name), value);
      }
      const keep = page.getByRole('checkbox', { name: words.text('checkout.saveAddress') });
      await expect(keep).not.toBeChecked();
      await keep.check();
      await send.click();
      await expectPath(shop, /step=payment/);
      await expect(page.getByRole('main')).toContainText(local.typed['street'] ?? '');
      // The next order offers it.
      await open(shop, '/checkout?step=contact');
      await expect(page.getByRole('radio', { name: local.typed['street'] })).toBeChecked();
      const { addresses } = await client.call('account.addresses');
      expect(addresses.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    });
  });
}
