import {
  cardFrame,
  cards,
  confirmedOrder,
  payByCard,
  payOnGatewayPage,
  placeOrderButton,
  typeCard,
  typeSavedCode,
} from '../support/checkout.ts';
import { fiscalIdOf, localOf } from '../support/locals.ts';
import { newMember } from '../support/member.ts';
import { findPart } from '../support/parts.ts';
import { expectPath, open, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { typeAddress } from '../support/typed.ts';
import { withScripts } from '../support/withScripts.ts';

type Client = Awaited<ReturnType<typeof newMember>>['client'];

const visa = ({ words }: Shop) => words.text('payment.ending', { vendor: 'Visa', lastFour: '4242' });

/** A cart that ships, with contact and address, at the payment step. */
async function toPayment(shop: Shop, client: Client, email: string): Promise<void> {
  const { code } = shop.market;
  const local = localOf(code);
  const wanted = { searchText: local.cleaner, storeNumber: local.store.storeNumber };
  const { skuNumber } = await findPart(code, wanted);
  await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType: 'regular' } });
  await client.call('checkout.setAddress', {
    body: {
      email,
      firstName: 'Ari',
      lastName: 'Stone',
      ...fiscalIdOf(code),
      shippingAddress: local.home,
      useAsEntered: true,
    },
  });
  await open(shop, '/checkout?step=payment');
}

/** Cards that a member keeps, and the billing address of a card. */
export function savedCardJourneys(market: string, scripts: readonly boolean[] = [true, false]): void {
  const local = localOf(market);
  test.use({ market });

  withScripts(scripts, () => {
    test('[PLUS-050][CART-037] a card is saved with its order, and pays the next one by its security code', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { words } = shop;
      const { client, email } = await newMember(shop);
      await client.call('account.addAddress', { body: { address: local.work, isDefault: true } });
      await toPayment(shop, client, email);
      // Where Pix is the first way, a card is the next one.
      const card = page.getByRole('radio', { name: words.text('payment.method.card') });
      await card.check();
      const save = page.getByRole('checkbox', { name: words.text('payment.saveCard') });
      await expect(save).not.toBeChecked();
      await save.check();
      await expect(page.getByRole('radio', { name: words.text('payment.billingSame') })).toBeChecked();
      await (shop.hasScript ? payByCard : payOnGatewayPage)(shop, cards.visa);
      await placeOrderButton(shop).click();
      await confirmedOrder(shop);

      await toPayment(shop, client, email);
      await card.check();
      await expect(page.getByRole('radio', { name: visa(shop) })).toBeChecked();
      const billing = page.getByRole('group', { name: words.text('payment.billing') });
      await billing.getByRole('radio', { name: local.work.address1 }).check();
      if (shop.hasScript) await expectAccessible();
      await typeSavedCode(shop);
      await expect(page.getByRole('main')).toContainText(local.work.address1);
      await placeOrderButton(shop).click();
      const orderId = await confirmedOrder(shop);
      const order = await client.call('orders.details', { query: { orderId } });
      expect(order.grandPaymentAccountList).toMatchObject([{ cardType: 'visa', lastFour: '4242' }]);
      expect(order.billingAddress).toMatchObject({ address1: local.work.address1 });
      await expect(page.getByRole('main')).toContainText(local.work.address1);
    });

    test('[CART-038][PLUS-065] a billing address stays over a reload; mistyped, it is asked about and mended with one press', async ({
      shop,
      page,
    }) => {
      const { words } = shop;
      const { client, email } = await newMember(shop);
      await toPayment(shop, client, email);
      await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
      const billing = page.getByRole('group', { name: words.text('payment.billing') });
      await billing.getByRole('radio', { name: words.text('checkout.otherAddress') }).check();
      const field = (name: string) => billing.locator(`[name=${name}]:not([type=hidden])`);
      await field('firstName').fill('Eva');
      await field('lastName').fill('Diaz');
      const { street, mended } = local.misspelt;
      await typeAddress(shop, field, { street });
      if (shop.hasScript) {
        await page.reload();
        await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
        await billing.getByRole('radio', { name: words.text('checkout.otherAddress') }).check();
        await expect(field('street')).toHaveValue(street);
      }
      if (shop.hasScript) await typeCard(cardFrame(shop), cards.visa);
      const button = shop.hasScript ? 'payment.toReview' : 'payment.continue';
      await page.getByRole('button', { name: words.text(button) }).click();
      const { suggested, useSuggestion } = words.ui.checkout.address;
      await expect(page.getByRole('heading', { name: suggested })).toBeVisible();
      await page.getByRole('button', { name: useSuggestion }).click();
      if (!shop.hasScript) {
        await typeCard(page, cards.visa);
        await page.getByRole('button').click();
      }
      await expect(placeOrderButton(shop)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(mended);
    });

    test('[PLUS-050][ACCT-041] a card is added in the profile, named and removed', async ({ shop, page }) => {
      const { words } = shop;
      const { client } = await newMember(shop);
      await open(shop, '/user/myProfile?edit=card');
      const save = page.getByRole('button', { name: words.ui.account.profile.save });
      if (shop.hasScript) {
        await typeCard(cardFrame(shop), cards.visa);
      } else {
        await save.click();
        await expect(page).toHaveURL(/\/sandbox-pay\//);
        await typeCard(page, cards.visa);
        await page.getByRole('button').click();
        await expectPath(shop, /edit=card/);
      }
      await page.getByRole('textbox', { name: words.text('account.nickname') }).fill('Work');
      await save.click();
      await expectPath(shop, /saved=true/);
      await expect(page.getByRole('main')).toContainText(visa(shop));
      await expect(page.getByRole('main')).toContainText('Work');
      expect((await client.call('account.cards')).cards).toMatchObject([
        { nickname: 'Work', isDefault: true },
      ]);
      await page.getByRole('button', { name: words.text('account.removeOf', { name: visa(shop) }) }).click();
      await expect(page.getByRole('main')).not.toContainText(visa(shop));
      expect((await client.call('account.cards')).cards).toEqual([]);
    });
  });
}
