import { createBuyer } from '../support/buyer.ts';
import { fiscalIdOf, localOf } from '../support/locals.ts';
import { newMember, saveVehicle } from '../support/member.ts';
import { giveSession } from '../support/misfit.ts';
import { mailedLink } from '../support/outbox.ts';
import { findPart, type Wanted } from '../support/parts.ts';
import { open, type Shop } from '../support/shop.ts';
import { fieldOf, person } from '../support/signIn.ts';

/** Makes the browser's visitor this shopper. @returns what paths and fields of theirs name */
type Arrive = (shop: Shop) => Promise<string>;

const FEW = 60;

async function fillCart(shop: Shop, shipmentType: 'regular' | 'instore', pieces?: Wanted['pieces']) {
  const { code } = shop.market;
  const buyer = createBuyer(code);
  const { cleaner, store } = localOf(code);
  const { skuNumber } = await findPart(code, {
    searchText: cleaner,
    storeNumber: store.storeNumber,
    ...(pieces && { pieces }),
  });
  await buyer.client.call('stores.setPreferred', { body: { storeNumber: store.storeNumber } });
  await buyer.client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType } });
  return buyer;
}

async function nameHome(shop: Shop) {
  const { code } = shop.market;
  const buyer = await fillCart(shop, 'regular');
  const { city, state, postalCode, address1, address2 = '' } = localOf(code).home;
  const shippingAddress = { firstName: 'Gil', lastName: 'Ray', address1, address2, city, state, postalCode };
  await buyer.client.call('checkout.setAddress', {
    body: {
      email: 'gil@example.com',
      firstName: 'Gil',
      lastName: 'Ray',
      ...fiscalIdOf(code),
      shippingAddress,
      useAsEntered: true,
    },
  });
  return buyer;
}

const shoppers = {
  guest: async () => '',
  /** With a part to be delivered. */
  buyer: async (shop) => {
    await giveSession(shop, await fillCart(shop, 'regular'));
    return '';
  },
  /** With one to collect, of which their store has few. */
  collector: async (shop) => {
    await giveSession(shop, await fillCart(shop, 'instore', (count) => count > 0 && count < FEW));
    return '';
  },
  /** With a part to be delivered, and the order knows where to. */
  payer: async (shop) => {
    await giveSession(shop, await nameHome(shop));
    return '';
  },
  /** Who has chosen to pay at a counter, too, so that nothing but the order is left. */
  decided: async (shop) => {
    const buyer = await nameHome(shop);
    const { id: paymentMethod = '' } =
      shop.market.payments.methods.find(({ kind, enabled }) => enabled && kind === 'voucher') ?? {};
    await buyer.client.call('checkout.addPayment', { body: { paymentMethod } });
    await giveSession(shop, buyer);
    return '';
  },
  /** With an account of their own. */
  member: async (shop) => (await newMember(shop)).email,
  /** With a saved vehicle. */
  driver: async (shop) => (await saveVehicle(shop, await newMember(shop))).vehicleId,
  /** Who was mailed a link for a new password. */
  forgetful: async (shop) => {
    const { email, client } = await newMember(shop);
    await client.call('identity.forgotPassword', { body: { email } });
    await shop.page.context().clearCookies();
    return (await mailedLink(email, /(?<=\/resetPassword\/)[\w-]+/)) || '';
  },
  /** Who is to type the code of a mail. */
  doubted: async (shop) => {
    const { email } = await newMember(shop);
    const { page, words } = shop;
    await page.context().clearCookies();
    await open(shop, '/signin');
    await fieldOf(shop, 'username').fill(email);
    const press = (id: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words.text(id) })
        .click();
    await press('signIn.byCode');
    await press('signIn.sendCode');
    await fieldOf(shop, 'code').first().waitFor();
    return '';
  },
  /** Of the demonstration, with a rewards card. */
  linked: async (shop) => {
    const buyer = createBuyer(shop.market.code);
    const username = person('linked', shop.market.code);
    await buyer.client.call('identity.login', { body: { username, password: 'drive the long way' } });
    await giveSession(shop, buyer);
    return '';
  },
  /** Who may send back what was delivered. */
  returning: async (shop) => {
    const { code } = shop.market;
    const buyer = createBuyer(code);
    const orderId = `${code}guest14`.toUpperCase();
    await buyer.client.call('orders.lookup', { body: { orderId, email: person('guest', code) } });
    await giveSession(shop, buyer);
    return orderId;
  },
} as const satisfies Readonly<Record<string, Arrive>>;

export type Shopper = keyof typeof shoppers;

export const SHOPPERS = Object.keys(shoppers) as Shopper[];

export const arrive = (shop: Shop, shopper: Shopper): Promise<string> => shoppers[shopper](shop);
