import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  address,
  attachCard,
  commitBody,
  contact,
  fillCart,
  lookingAgain,
} from '../../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { shopperOver } from '../../test/shopper.ts';
import { weighedPart } from '../../test/weighedPart.ts';
import { systemClock } from '../clock/clock.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { sandboxGateway } from '../payments/sandbox/sandboxGateway.ts';

let shop: Shop;
let part: Stocked;
beforeAll(async () => {
  shop = await openShop();
  part = await stockedPart(shop, { onHand: 500 });
});
afterAll(() => shop.close());

describe('[CART-040] the billing address of an order', () => {
  const own = { ...address, address1: '99 Other St' };

  test('reaches the payment service and the order', async () => {
    const real = sandboxGateway({ markets: shippedMarkets, db: shop.database.db, clock: systemClock });
    const authorize = vi.fn(real.authorize.bind(real));
    const charging = await openShop({ payment: { ...real, authorize } }, shop.database);
    const shopper = shopperOver((request) => {
      // The fields of the gateway are where the gateway is.
      const { b2c } = new URL(request.url).pathname.startsWith('/sandbox-pay') ? shop : charging;
      return b2c.fetch(request, { clientAddress: '10.0.0.1' });
    }, 'http://us.localhost:3000');
    const ready = await fillCart(shopper, part);
    await shopper.do('checkout.changeAddress', { body: { billingAddress: own } });
    const placed = await shopper.do(
      'checkout.commit',
      commitBody(await lookingAgain(await attachCard(ready))),
    );
    expect(authorize).toHaveBeenCalledWith(
      expect.objectContaining({ billingAddress: { ...own, countryCode: 'US' } }),
    );
    expect(placed.order?.billingAddress).toMatchObject({ address1: '99 Other St' });
    await charging.b2c.close();
  });

  test('is taken away again: that of the delivery counts', async () => {
    const { shopper } = await fillCart(shop.shopper(), part);
    await shopper.do('checkout.changeAddress', { body: { billingAddress: own } });
    expect((await shopper.do('checkout.state')).billingAddress).toMatchObject({ address1: '99 Other St' });
    await shopper.do('checkout.changeAddress', { body: { billingAddress: null } });
    expect((await shopper.do('checkout.state')).billingAddress).toBeNull();
  });

  test('is not repeated where it is that of the delivery', async () => {
    const shopper = shop.shopper();
    const { sku } = await weighedPart(shop, { skip: 16 });
    await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
    await shopper.do('checkout.setAddress', {
      body: { ...contact, shippingAddress: address, billingAddress: address, useAsEntered: true },
    });
    const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
    const { order } = await shopper.do('checkout.commit', commitBody(await lookingAgain(ready)));
    expect(order?.shippingAddress).toBeDefined();
    expect(order?.billingAddress).toBeUndefined();
  });
});
