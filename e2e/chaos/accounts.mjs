import { tokenFor, undecidedBuyer } from '@driveline/b2c/conformance';
import { coupon, tenth } from '@driveline/b2c/seed';
import { attempt, cards, commitBody, counted, inParallel, isBroken, prepare } from './buying.mjs';

const told = (answers) =>
  JSON.stringify(counted(answers.map(({ status, key }) => (status === 200 ? 200 : `${status} ${key}`))));

/** One who was told to come again does so, as a browser would. */
async function submit(buyers) {
  const commit = (buyer) => attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer)));
  const first = await Promise.all(buyers.map(commit));
  const isBusy = ({ status }) => [0, 429, 503].includes(status);
  return inParallel(first, 8, (answer, index) => (isBusy(answer) ? commit(buyers[index]) : answer));
}

const pay = async (shopper) => {
  const token = await tokenFor(shopper, cards.visa);
  return shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
};

/** A code that holds once, in fifty carts whose owners press 'Place order' together. */
export async function oneCoupon(system) {
  const part = await prepare(system, 60, 6);
  const code = await system.state((db) => coupon({ database: { db } }, tenth, { codeLimit: 1 }));
  const shop = { shopper: () => system.shopper() };
  const buyers = await inParallel(Array(50).fill(0), 6, async (_, index) => {
    const { shopper } = await undecidedBuyer(shop, part, { more: { email: `buyer${index}@example.com` } });
    await shopper.do('promotions.claim', { body: { promoCode: code } });
    const { order: cart } = await pay(shopper);
    return { shopper, cart };
  });
  const answers = await submit(buyers);
  const placed = answers.filter(({ status }) => status === 200).length;
  const rows = await system.state(async (db) => {
    const { uses } = await db
      .selectFrom('coupon')
      .select('uses')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const open = await db
      .selectFrom('promotion_use')
      .select('amount_minor')
      .where('code', '=', code)
      .where('released_at', 'is', null)
      .execute();
    const reduced = await db
      .selectFrom('order_item')
      .innerJoin('orders', 'orders.id', 'order_item.order_id')
      .select('promo_minor')
      .where('promo_minor', '>', 0)
      .where(
        'cart_id',
        'in',
        buyers.map(({ cart }) => cart.commerceId),
      )
      .execute();
    return { uses, open: open.length, reduced: reduced.length };
  });
  return {
    figure: `a code for one order in 50 carts: ${told(answers)}; counted ${rows.uses}, used by ${rows.open}, taken off ${rows.reduced} orders`,
    holds:
      !answers.some(({ status }) => isBroken(status)) &&
      placed === 1 &&
      rows.uses === 1 &&
      rows.open === 1 &&
      rows.reduced === 1,
  };
}

/** Fifty dollars of one gift card in forty carts that cost more, submitted together. */
export async function oneGiftCard(system) {
  const part = await prepare(system, 150, 7);
  const id = 'sample-us-6000000000000001';
  const shop = { shopper: () => system.shopper() };
  const carts = await inParallel(Array(40).fill(0), 6, (_, index) =>
    undecidedBuyer(shop, part, { quantity: 3, more: { email: `card${index}@example.com` } }),
  );
  await inParallel(carts, 6, ({ shopper }) => pay(shopper));
  // A card may be typed twice a minute, no matter who types it: the carts are written as if its forty holders had.
  await system.state(async (db) => {
    const account = { method: 'giftCard', accountId: id, lastFour: '0001', seenMinor: 50_00 };
    await db
      .updateTable('cart')
      .set({ accounts: JSON.stringify([account]) })
      .where(
        'id',
        'in',
        carts.map(({ cart }) => cart.commerceId),
      )
      .execute();
  });
  const buyers = await inParallel(carts, 6, async ({ shopper }) => ({
    shopper,
    cart: await shopper.do('cart.detail'),
  }));
  const answers = await submit(buyers);
  const { card, ledger, tenders } = await system.state(async (db) => {
    const entries = await db
      .selectFrom('gift_card_entry')
      .select(['kind', 'amount_minor'])
      .where('gift_card_id', '=', id)
      .execute();
    const paid = await db
      .selectFrom('payment_tender')
      .innerJoin('payment', 'payment.id', 'payment_tender.payment_id')
      .select('payment_tender.amount_minor')
      .where('account_id', '=', id)
      .where('payment.order_id', 'is not', null)
      .execute();
    const sum = (rows) => rows.reduce((total, { amount_minor }) => total + amount_minor, 0);
    return {
      card: await db
        .selectFrom('gift_card')
        .select(['balance_minor', 'held_minor'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
      ledger: Object.fromEntries(
        ['ISSUE', 'HOLD', 'RELEASE', 'SPEND'].map((kind) => [
          kind,
          sum(entries.filter((entry) => entry.kind === kind)),
        ]),
      ),
      tenders: sum(paid),
    };
  });
  const spent = ledger.SPEND;
  return {
    figure: `50.00 on a card in 40 orders: ${told(answers)}; ${spent / 100} spent, ${tenders / 100} on orders, ${card.balance_minor / 100} left, ${card.held_minor / 100} held`,
    holds:
      answers.some(({ status }) => status === 200) &&
      !answers.some(({ status }) => isBroken(status)) &&
      spent === 50_00 &&
      tenders === spent &&
      ledger.HOLD - ledger.RELEASE === spent &&
      card.balance_minor === ledger.ISSUE - spent &&
      card.held_minor === 0,
  };
}
