import type { Cart } from '@driveline/api/contract';
import { giftCardOrder, lineOf, startedPurchase } from '../client/acquire.ts';
import { attachCard, commitBody, tokenFor, cards, type Ready } from '../client/buyer.ts';
import { payPalPages } from '../client/payPalPages.ts';
import type { Shopper } from '../client/shopper.ts';
import { none } from '../prepare.ts';
import { Unprepared } from '../testedServer.ts';
import type { Calls, Setting } from './call.ts';

const guestWithCart = ({ goods }: Setting, quantity = 1) => goods.fill(quantity);

/** Contact and address of a delivery. */
const deliveryOf = ({ tested: { locality } }: Setting) => ({
  ...locality.person,
  shippingAddress: locality.address,
});

/** The sandbox's gateway has pages that a test can fill in; another's has not. */
async function paying(setting: Setting): Promise<Ready> {
  return attachCard(await guestWithCart(setting)).catch((error: unknown) => {
    throw new Unprepared(`its payment gateway gives no test token: ${String(error)}`);
  });
}

/** A cart that is paid after the order. */
export async function payingLater(setting: Setting, paymentMethod: string): Promise<Ready> {
  const { shopper } = await guestWithCart(setting);
  const { order } = await shopper.do('checkout.addPayment', { body: { paymentMethod } });
  return { shopper, cart: order };
}

/** A guest with a cart in a market that takes the method. */
async function payingBy(setting: Setting, method: string): Promise<Shopper> {
  const { shopper } = await guestWithCart(setting);
  const { paymentOptions } = await shopper.do('checkout.paymentOptions');
  const offered = paymentOptions.find(({ paymentMethod }) => paymentMethod === method);
  if (!offered?.numberOfCardsAllowed) throw new Unprepared(`the market takes no ${method}`);
  return shopper;
}

/** A guest who buys a gift card, where the market sells them. */
async function buyingGiftCard({ tested }: Setting) {
  const shopper = tested.visitor();
  const purchaseId = await startedPurchase(shopper);
  if (purchaseId === none) throw new Unprepared('the market sells no gift cards');
  return { shopper, purchaseId };
}

/** A cart that is delivered to a checked address. */
async function delivered(setting: Setting): Promise<Shopper> {
  const shopper = setting.tested.visitor();
  const { sku } = setting.goods;
  const { status } = await shopper.call('cart.addItem', {
    body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' },
  });
  if (status !== 200) throw new Unprepared('the part is not delivered');
  await shopper.do('checkout.setAddress', { body: { ...deliveryOf(setting), useAsEntered: true } });
  return shopper;
}

async function saved(setting: Setting) {
  const { shopper, cart } = await guestWithCart(setting);
  await shopper.do('cart.saveItem', { body: { commerceItemId: lineOf(cart) } });
  const { savedItems } = await shopper.do('cart.saved');
  return { shopper, savedItemId: savedItems[0]?.savedItemId };
}

/** A part that is sold configured, with the first choice of each option. */
async function configured({ tested, goods }: Setting) {
  const shopper = tested.visitor();
  await shopper.do('stores.setPreferred', { body: { storeNumber: goods.storeNumber } });
  for (const searchText of tested.locality.configured) {
    const { products } = await shopper.do('catalog.search', { query: { searchText } });
    for (const { skuNumber } of products.filter(({ available }) => available).slice(0, 5)) {
      const { pdpResults } = await shopper.do('catalog.product', { query: { itemIds: skuNumber } });
      const options = pdpResults.products[0]?.options?.map(({ id, choices }) => ({
        id,
        value: choices[0]?.value ?? '',
      }));
      if (options) return { shopper, input: { body: { skuNumber, quantity: 1, options } } };
    }
  }
  throw new Unprepared('no configurable part was found');
}

/** A cart with a code, which is said again and taken off. */
async function claimed(setting: Setting) {
  const { promoCode } = setting.tested.locality;
  if (promoCode === '') throw new Unprepared('the locality names no coupon');
  const { shopper } = await guestWithCart(setting, 4);
  const input = { body: { promoCode } };
  const { key } = await shopper.call('promotions.claim', input);
  if (key === 'error_promo_invalid') throw new Unprepared(`it has no coupon ${promoCode}`);
  return { shopper, input };
}

const placed = async (setting: Setting) => {
  const ready = await paying(setting);
  return { shopper: ready.shopper, order: await ready.shopper.do('checkout.commit', commitBody(ready)) };
};

const firstShipment = (order: Pick<Cart, 'orders'> | undefined) => order?.orders[0]?.shipmentInfoList[0];

/** Cart, checkout and the orders that come of it, each with a cart of its own. */
export const cartCalls: Calls = {
  'cart.detail': async (setting) => {
    const { shopper, cart } = await guestWithCart(setting);
    const { postalCode } = setting.tested.locality.address;
    return { shopper, input: { query: { commerceId: cart.commerceId, postalCode } } };
  },
  'cart.updateItem': async (setting) => {
    // There are two of it, and one of them in the cart.
    const { cart: two, shopper, offer } = await guestWithCart(setting, 2);
    await shopper.do('cart.updateItem', { params: { commerceItemId: lineOf(two) }, body: { quantity: 1 } });
    const { storeNumber } = offer;
    const body = { quantity: 2, shipmentType: 'instore', storeNumber };
    return { shopper, input: { params: { commerceItemId: lineOf(two) }, body } };
  },
  'cart.removeItem': async (setting) => {
    const { shopper, cart } = await guestWithCart(setting);
    return { shopper, input: { params: { commerceItemId: lineOf(cart) } } };
  },
  'cart.swapItem': async (setting) => {
    const { shopper, cart, offer } = await guestWithCart(setting);
    return { shopper, input: { body: { commerceItemId: lineOf(cart), skuNumber: offer.sku } } };
  },
  'cart.saveItem': async (setting) => {
    const { shopper, cart } = await guestWithCart(setting);
    return { shopper, input: { body: { commerceItemId: lineOf(cart) } } };
  },
  'cart.moveSaved': async (setting) => {
    const { shopper, savedItemId } = await saved(setting);
    return { shopper, input: { params: { savedItemId } } };
  },
  'cart.removeSaved': async (setting) => {
    const { shopper, savedItemId } = await saved(setting);
    return { shopper, input: { params: { savedItemId } } };
  },
  'cart.changeList': async (setting) => {
    const shopper = setting.tested.visitor();
    const { listId } = await shopper.do('cart.createList', { body: { listName: 'Brakes' } });
    return { shopper, input: { params: { listId }, body: { skuNumbers: [setting.goods.sku] } } };
  },
  'cart.addConfigItem': configured,
  'deals.addToCart': async ({ tested, goods }) => {
    const shopper = tested.visitor();
    await shopper.do('stores.setPreferred', { body: { storeNumber: goods.storeNumber } });
    for (const catalogVehicleId of goods.vehicles) {
      await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
      const { deals } = await shopper.do('deals.list');
      const deal = deals.find(({ items }) => items.length > 0);
      if (deal) return { shopper, input: { body: { dealId: deal.dealId } } };
    }
    throw new Unprepared('no deal runs that takes a vehicle');
  },
  'promotions.claim': claimed,
  'promotions.revoke': claimed,
  'checkout.verify': async (setting) => {
    const { shopper, cart } = await guestWithCart(setting);
    return { shopper, input: { body: { commerceId: cart.commerceId, acceptsMisfit: true } } };
  },
  'checkout.changeAddress': async (setting) => ({
    shopper: await delivered(setting),
    input: { body: deliveryOf(setting) },
  }),
  'checkout.shipmentOptionsV1': async (setting) => ({ shopper: await delivered(setting), input: {} }),
  'checkout.shipmentOptionsTo': async (setting) => ({
    shopper: await delivered(setting),
    input: {
      body: { postalCode: setting.tested.locality.address.postalCode, skuNumbers: [setting.goods.sku] },
    },
  }),
  'checkout.shipmentOptions': async (setting) => ({ shopper: await delivered(setting), input: {} }),
  'checkout.setShipment': async (setting) => {
    const shopper = await delivered(setting);
    const { shipments } = await shopper.do('checkout.shipmentOptions');
    const body = { shipmentId: shipments[0]?.shipmentId, shippingMethod: 'regular' };
    return { shopper, input: { body } };
  },
  'checkout.validateMembership': async ({ tested }) => ({
    shopper: tested.visitor(),
    input: { body: { token: tested.locality.membership } },
  }),
  'checkout.paymentSession': async (setting) => ({
    shopper: (await guestWithCart(setting)).shopper,
    input: { body: { returnUrl: '/checkout?step=payment' } },
  }),
  'checkout.addPayment': async (setting) => {
    const { shopper } = await paying(setting);
    return {
      shopper,
      input: { body: { paymentMethod: 'card', token: await tokenFor(shopper, cards.visa) } },
    };
  },
  'checkout.changePayment': async (setting) => {
    const { shopper } = await paying(setting);
    return {
      shopper,
      input: { body: { paymentMethod: 'card', billingAddress: setting.tested.locality.address } },
    };
  },
  'checkout.removePayment': async (setting) => ({
    shopper: (await paying(setting)).shopper,
    input: { body: { paymentMethod: 'card' } },
  }),
  'checkout.paypalLookup': async (setting) => ({
    shopper: await payingBy(setting, 'paypal'),
    input: { body: { origin: 'checkout' } },
  }),
  'checkout.paypalAuthenticate': async (setting) => {
    const shopper = await payingBy(setting, 'paypal');
    const { redirectURL } = await shopper.do('checkout.paypalLookup', { body: { origin: 'checkout' } });
    const { token, payerId } = await payPalPages(shopper, redirectURL);
    if (!token || !payerId) throw new Unprepared('its wallet has no pages for tests');
    return { shopper, input: { body: { token, payerId } } };
  },
  'checkout.applePaySession': async (setting) => ({
    shopper: await payingBy(setting, 'applePay'),
    input: { body: { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' } },
  }),
  'giftCards.balance': async ({ tested }) => {
    const shopper = tested.visitor();
    const body = { cardNumber: '6000000000000001', pin: '1234' };
    const { key } = await shopper.call('giftCards.balance', { body });
    if (key === 'error_giftcard_unknown') throw new Unprepared('it does not know the sample gift cards');
    return { shopper, input: { body } };
  },
  'giftCards.buy': async (setting) => {
    const { shopper } = await buyingGiftCard(setting);
    return { shopper, input: { body: giftCardOrder } };
  },
  'giftCards.read': async (setting) => {
    const { shopper, purchaseId } = await buyingGiftCard(setting);
    return { shopper, input: { params: { purchaseId } } };
  },
  'giftCards.pay': async (setting) => {
    const { shopper, purchaseId } = await buyingGiftCard(setting);
    const token = await tokenFor(shopper, cards.visa, purchaseId).catch((error: unknown) => {
      throw new Unprepared(`its payment gateway gives no test token: ${String(error)}`);
    });
    return { shopper, input: { params: { purchaseId }, body: { token } } };
  },
  'checkout.commit': async (setting) => {
    const ready = await paying(setting);
    return { shopper: ready.shopper, input: commitBody(ready) };
  },
  'checkout.commitV1': async (setting) => {
    const { shopper, cart } = await paying(setting);
    return { shopper, input: { body: { commerceId: cart.commerceId } } };
  },
  'orders.confirmation': async (setting) => ({ shopper: (await placed(setting)).shopper, input: {} }),
  'orders.cancel': async (setting) => {
    const { shopper, order } = await placed(setting);
    return { shopper, input: { body: { orderId: order.orderId, reason: 'changed my mind' } } };
  },
  'orders.cancelShipment': async (setting) => {
    const { shopper, order } = await placed(setting);
    const shipmentId = firstShipment(order.order)?.shipmentId;
    return { shopper, input: { body: { orderId: order.orderId, shipmentId, reason: 'changed my mind' } } };
  },
  'orders.lookup': async (setting) => {
    const { order } = await placed(setting);
    const body = { orderId: order.orderId, email: setting.tested.locality.person.email };
    return { shopper: setting.tested.visitor(), input: { body } };
  },
};
