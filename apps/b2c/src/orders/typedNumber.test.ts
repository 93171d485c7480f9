import type { ErrorBody } from '@driveline/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedOrder, type Placed } from '../../test/placedOrder.ts';
import { contact } from '../../conformance/client/buyer.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let placed: Placed;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  placed = await placedOrder(shop);
});
afterAll(() => shop.close());

test.each([' ', '  ', '-', '–'])('[ACCT-048] an order is found by a number with "%s" in it', async (gap) => {
  const { number } = placed;
  const orderId = `${number.slice(0, 2)}${gap}${number.slice(2, 8)}${gap}${number.slice(8)}`.toLowerCase();
  const shopper = shop.shopper();
  const answer = await shopper.do('orders.lookup', { body: { orderId, email: contact.email } });
  expect(answer.orders[0]?.orderId).toBe(number);
  const page = await shopper.do('orders.detail', { params: { orderId } });
  expect(page.orders[0]?.orderId).toBe(number);
});

test.each([
  ['us', 'Enter the order number from your confirmation email.'],
  ['mx', 'Escribe el número de pedido de tu correo de confirmación.'],
  ['br', 'Informe o número do pedido que está no e-mail de confirmação.'],
])('[ACCT-048] in %s a number that cannot be one says where it is found', async (market, words) => {
  const body = { orderId: '#?!', email: contact.email };
  const answer = await shop.shopper(market).call('orders.lookup', { body });
  const [error] = (JSON.parse(answer.text) as ErrorBody).errorDetails;
  expect([answer.status, error?.field, error?.errorMessageDefault]).toEqual([400, 'orderId', words]);
});

test.each(['us', 'mx', 'br'])('[API-026] in %s no message shows the name of a field', async (market) => {
  const shopper = shop.shopper(market);
  const answers = [
    await shopper.call('catalog.skuDetails', { query: {} }),
    await shopper.call('cart.addItem', { body: { skuNumber: 'x', quantity: 1 } }),
    await shopper.call('cart.addItem', { body: { skuNumber: '1', quantity: 'many' } }),
    await shopper.call('stores.setPreferred', { body: {} }),
  ];
  for (const { text } of answers) {
    const [error] = (JSON.parse(text) as ErrorBody).errorDetails;
    expect(error?.field).toBeTruthy();
    expect(error?.errorMessageDefault).not.toMatch(/[a-z][A-Z]|"/);
  }
});
