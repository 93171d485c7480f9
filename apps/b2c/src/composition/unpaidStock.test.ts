import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attachCard, cards, commitBody, fillCart, type Ready } from '../../conformance/client/buyer.ts';
import { onHand, stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { shopperOver } from '../../test/shopper.ts';
import { heldClock } from '../clock/clock.ts';
import { cleanUp } from './cleanUp.ts';

const start = Date.parse('2026-03-03T18:00:00Z');
const clock = heldClock(new Date(start).toISOString());
let shop: Shop;
let part: Stocked;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());
beforeEach(() => clock.set(new Date(start)));

const stock = async (pieces: number, elsewhere = 0) =>
  (part = await stockedPart(shop, { market: 'br', onHand: pieces, elsewhere, skip: skip++ }));

async function ready(clientAddress: string, quantity: number): Promise<Ready> {
  const shopper = shopperOver(
    (request) => shop.b2c.fetch(request, { clientAddress }),
    'http://br.localhost:3000',
  );
  return fillCart(shopper, part, { quantity, more: { fiscalId: '529.982.247-25' } });
}

async function byBoleto({ shopper }: Ready) {
  const { order: cart } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'boleto' } });
  return () => shopper.call('checkout.commit', commitBody({ shopper, cart }));
}

/** An order that nobody pays. */
const unpaid = async (clientAddress: string, quantity: number) =>
  (await byBoleto(await ready(clientAddress, quantity)))();

test('[PLUS-079] unpaid orders of one network hold a third of a part at most, whoever else buys it', async () => {
  await stock(900);
  const answers = [];
  for (let order = 0; order < 9; order++) answers.push(await unpaid('10.9.0.1', 99));
  expect(answers.map(({ status, key }) => key ?? status)).toEqual([
    ...[200, 200, 200],
    ...Array<string>(6).fill('error_unpaid_stock'),
  ]);
  expect(answers[3]?.status).toBe(409);
  expect(answers[3]?.text).toContain('aguardando pagamento a partir da sua conexão. Compre menos ou pague');
  expect(await onHand(shop, part)).toBe(900 - 3 * 99);
  // What is left of the third, another network, and a card of the same one.
  expect((await unpaid('10.9.0.1', 3)).status).toBe(200);
  expect((await unpaid('10.9.0.1', 1)).key).toBe('error_unpaid_stock');
  expect((await unpaid('10.9.0.2', 99)).status).toBe(200);
  const card = await attachCard(await ready('10.9.0.1', 99), cards.visa);
  expect((await card.shopper.call('checkout.commit', commitBody(card))).status).toBe(200);
});

test('[PLUS-079] twenty unpaid orders at once hold no more', async () => {
  await stock(90);
  const presses = [];
  for (let order = 0; order < 20; order++) presses.push(await byBoleto(await ready('10.9.1.1', 6)));
  const answers = await Promise.all(presses.map((press) => press()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(new Set(answers.flatMap(({ key }) => key ?? []))).toEqual(new Set(['error_unpaid_stock']));
  expect(await onHand(shop, part)).toBe(60);
});

test('[PLUS-079] of a part with few pieces a set of four may wait', async () => {
  await stock(5);
  expect((await unpaid('10.9.2.1', 4)).status).toBe(200);
  const more = await ready('10.9.2.1', 1);
  expect((await (await byBoleto(more))()).key).toBe('error_unpaid_stock');
  const { commerceId } = more.cart;
  const old = await more.shopper.call('checkout.commitV1', { body: { commerceId } });
  expect([old.status, old.key]).toEqual([409, 'error_unpaid_stock']);
});

test('[PLUS-079] who would hold too much at one site gets the pieces of another', async () => {
  await stock(12, 12);
  const answers = [];
  for (let order = 0; order < 3; order++) answers.push(await unpaid('10.9.5.1', 4));
  expect(answers.map(({ status, key }) => key ?? status)).toEqual([200, 200, 'error_unpaid_stock']);
  const shelves = shop.database.db
    .selectFrom('store_stock')
    .select('on_hand')
    .where('part_id', '=', part.partId);
  expect((await shelves.where('on_hand', '!=', 12).execute()).map(({ on_hand }) => on_hand)).toEqual([8, 8]);
});

test('[PLUS-079] cards that stop at the bank hold a third and one order more, and count for what is paid later', async () => {
  await stock(900);
  const answers = [];
  for (let order = 0; order < 6; order++) {
    const card = await attachCard(await ready('10.9.4.1', 99), cards.challenge);
    answers.push(await card.shopper.call('checkout.commit', commitBody(card)));
  }
  expect(answers.map(({ status, key }) => key ?? status)).toEqual([
    ...[200, 200, 200, 200],
    ...['error_unpaid_stock', 'error_unpaid_stock'],
  ]);
  expect(answers[4]?.text).toContain('tente de novo em alguns minutos');
  expect(await onHand(shop, part)).toBe(900 - 4 * 99);
  expect((await unpaid('10.9.4.1', 1)).key).toBe('error_unpaid_stock');
  // A whole shelf for who pays it, from a network that holds nothing.
  await stock(60);
  const all = await attachCard(await ready('10.9.4.2', 60), cards.visa);
  expect((await all.shopper.call('checkout.commit', commitBody(all))).status).toBe(200);
  const { db } = shop.database;
  const paid = db.selectFrom('payment').select('network_hash').where('status', '=', 'AUTHORIZED');
  expect(new Set((await paid.execute()).map(({ network_hash }) => network_hash))).toEqual(new Set([null]));
});

test('an order that ended holds nothing, and its network is forgotten', async () => {
  await stock(12);
  expect((await unpaid('10.9.3.1', 4)).status).toBe(200);
  expect((await unpaid('10.9.3.1', 4)).key).toBe('error_unpaid_stock');
  const { db } = shop.database;
  const hashes = async () =>
    (await db.selectFrom('payment').select('network_hash').where('network_hash', 'is not', null).execute())
      .length;
  const before = await hashes();
  await db.updateTable('payment').set({ status: 'EXPIRED' }).where('network_hash', 'is not', null).execute();
  expect((await unpaid('10.9.3.1', 4)).status).toBe(200);
  await cleanUp(db, clock.now());
  expect([before > 1, await hashes()]).toEqual([true, 1]);
});
