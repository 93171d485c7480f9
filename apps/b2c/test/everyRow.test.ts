import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, errorsOf, type EndpointId } from '@driveline/api/contract';
import { ownerOfAll } from './belongings.ts';
import { lineOf, type Owner } from '../conformance/client/acquire.ts';
import { attachCard, cards, contact, fillCart, tokenFor } from '../conformance/client/buyer.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { configurablePart } from './configurablePart.ts';
import { openShop, type Shop } from './shop.ts';
import { takenDeal } from './takenDeal.ts';
import { signedIn } from './signedIn.ts';
import { ownCall } from '../conformance/ownedFields.ts';

/** What several rows refuse for the same reason is tried with each row that says so. */
let shop: Shop;
let owner: Owner;
let wait = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(wait) } });
  owner = await ownerOfAll(shop);
});
afterAll(() => shop.close());

const rowsWith = (key: string, ...but: EndpointId[]) =>
  (Object.keys(endpoints) as EndpointId[]).filter(
    (id) => Object.hasOwn(errorsOf(id), key) && !but.includes(id),
  );

const rowsBut = (others: readonly EndpointId[]) =>
  (Object.keys(endpoints) as EndpointId[]).filter((id) => !others.includes(id));

describe('too many requests', () => {
  // The log wants an Origin, which is tried in ops.test.ts.
  test.each(rowsWith('error_too_many_requests', 'shell.log'))(
    '[API-026] %s says when to come back',
    async (id) => {
      if (id.startsWith('chat.')) await owner.shopper.call('chat.start', ownCall(owner, 'chat.start'));
      wait = 30;
      const answer = await owner.shopper.call(id, limited[id] ?? ownCall(owner, id));
      wait = 0;
      expect([answer.status, answer.key]).toEqual([429, 'error_too_many_requests']);
      expect(answer.headers.get('retry-after')).toBe('30');
    },
  );
});

/** Limited where the first call of the row is not, or before what else is wrong with the sample. */
const limited: Partial<Record<EndpointId, unknown>> = {
  'checkout.addPayment': { body: { paymentMethod: 'giftCard', cardNumber: '6000000000000001', pin: '1234' } },
};

describe('without a sign-in', () => {
  // Rewards as a way to pay ask for one, other ways do not: see accounts.test.ts.
  test.each(rowsWith('error_not_signed_in', 'checkout.addPayment'))('[API-026] %s', async (id) => {
    const answer = await shop.shopper().call(id, ownCall(owner, id));
    expect([answer.status, answer.key]).toEqual([401, 'error_not_signed_in']);
  });
});

describe('known only by a remembered cookie', () => {
  const asking = rowsWith('error_sign_in_again');
  /** The owner's own account in a further browser, by default in one that only remembers it. */
  async function ofOwner(autoLogin = true) {
    const { customer_id } = await shop.database.db
      .selectFrom('orders')
      .select('customer_id')
      .where('number', '=', owner.orderId)
      .executeTakeFirstOrThrow();
    return (await signedIn(shop, { autoLogin, customer: { id: customer_id ?? '' } })).shopper;
  }

  test.each(asking)('[ACCT-005] %s asks for the password', async (id) => {
    const answer = await (await ofOwner()).call(id, ownCall(owner, id));
    expect([answer.status, answer.key]).toEqual([401, 'error_sign_in_again']);
  });

  test.each(rowsBut(asking))('[ACCT-005] %s does not', async (id) => {
    const { shopper } = await signedIn(shop, { autoLogin: true });
    const answer = await shopper.call(id, ownCall(owner, id));
    expect(answer.key).not.toBe('error_sign_in_again');
  });

  test('[ACCT-005] an order found by number and contact stays open', async () => {
    const shopper = await ofOwner();
    const read = () => shopper.call('orders.detail', { params: { orderId: owner.orderId } });
    expect((await read()).key).toBe('error_sign_in_again');
    await shopper.do('orders.lookup', { body: { orderId: owner.orderId, email: contact.email } });
    expect((await read()).status).toBe(200);
  });

  test('[ACCT-005] of a foreign order nobody learns that a password would open it', async () => {
    const { shopper } = await signedIn(shop, { autoLogin: true });
    const answer = await shopper.call('orders.detail', { params: { orderId: owner.orderId } });
    expect([answer.status, answer.key]).toEqual([404, 'error_order_unknown']);
  });

  test('[ACCT-005] with the password given everything goes on', async () => {
    const shopper = await ofOwner(false);
    expect((await shopper.call('orders.history')).status).toBe(200);
    expect((await shopper.call('checkout.state')).status).toBe(200);
  });
});

describe('while the cart is being bought', () => {
  /** These are told of a change in another way: see commit.test.ts, wallets.test.ts. */
  const others = ['checkout.commit', 'checkout.commitV1', 'checkout.paypalAuthenticate'] as const;
  test.each(rowsWith('error_order_changed', ...others))('[CART-052] %s changes nothing', async (id) => {
    const { shopper, input, cartId } = await ready(id);
    const before = await lines(cartId);
    await shop.database.db
      .updateTable('cart')
      .set({ status: 'COMMITTING' })
      .where('id', '=', cartId)
      .execute();
    const answer = await shopper.call(id, input);
    expect([id, answer.status, answer.key]).toEqual([id, 409, 'error_order_changed']);
    expect(await lines(cartId)).toEqual(before);
  });

  const lines = (cartId: string) =>
    shop.database.db
      .selectFrom('cart_item')
      .select(['id', 'sku', 'quantity'])
      .where('cart_id', '=', cartId)
      .orderBy('id')
      .execute();

  /** A guest with a cart, a saved line, a code and a card. */
  async function ready(id: EndpointId) {
    const shopper = shop.shopper();
    const part = { sku: owner.sku, storeNumber: owner.storeNumber };
    const saved = await fillCart(shopper, part);
    await shopper.do('cart.saveItem', { body: { commerceItemId: lineOf(saved.cart) } });
    const { savedItems } = await shopper.do('cart.saved');
    const { cart } = await attachCard(await fillCart(shopper, part, { quantity: 4 }));
    const savedItemId = savedItems[0]?.savedItemId ?? '';
    const own = { ...owner, shopper, lineId: lineOf(cart), savedItemId, commerceId: cart.commerceId };
    const special = await prepared[id]?.(own);
    return { shopper, cartId: cart.commerceId, input: special ?? ownCall(own, id) };
  }

  const prepared: Partial<Record<EndpointId, (own: Owner) => Promise<unknown>>> = {
    'cart.addConfigItem': async () => {
      const { sku } = await configurablePart(shop, 'car-covers', await stockedPart(shop, { skip: 2 }));
      return { body: { skuNumber: sku, quantity: 1, options: [{ id: 'size', value: 'M' }] } };
    },
    'cart.swapItem': async ({ lineId }) => ({
      body: { commerceItemId: lineId, skuNumber: (await stockedPart(shop, { skip: 1 })).sku },
    }),
    'deals.addToCart': async ({ shopper }) => ({
      body: { dealId: (await takenDeal(shop, shopper)).dealId },
    }),
    'promotions.revoke': async ({ shopper }) => {
      await shopper.do('promotions.claim', { body: { promoCode: 'SAVE10' } });
      return { body: { promoCode: 'SAVE10' } };
    },
    'checkout.addPayment': async ({ shopper }) => ({
      body: { paymentMethod: 'card', token: await tokenFor(shopper, cards.visa) },
    }),
    'checkout.changePayment': () => Promise.resolve({ body: { paymentMethod: 'card', installments: 1 } }),
    'checkout.removePayment': () => Promise.resolve({ body: { paymentMethod: 'card' } }),
    'checkout.setShipment': async ({ shopper }) => {
      const { sku } = await stockedPart(shop, { elsewhere: 30, skip: 3 });
      await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
      const { shipments } = await shopper.do('checkout.shipmentOptions');
      return { body: { shipmentId: shipments[0]?.shipmentId, shippingMethod: 'regular' } };
    },
  };
});
