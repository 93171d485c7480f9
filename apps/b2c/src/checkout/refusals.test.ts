import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FitVerdict } from '@driveline/api/contract';
import { robotToken } from '../payments/captcha.ts';
import {
  address,
  attachCard,
  cards,
  contact,
  fillCart,
  lookingAgain,
  type Ready,
} from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { catalogVehicles } from '../../test/garage.ts';
import { member } from '../../test/member.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';

let shop: Shop;
let skip = 0;
const misfits = new Set<string>();
const verdict: FitVerdict = { state: 'DOES_NOT_FIT', reasons: [] };
beforeAll(async () => {
  shop = await openShop({
    limiter: { take: () => Promise.resolve(0) },
    fit: {
      verdicts: (_db, _market, vehicle, skus) =>
        Promise.resolve(
          new Map(vehicle ? skus.filter((sku) => misfits.has(sku)).map((sku) => [sku, verdict]) : []),
        ),
    },
  });
});
afterAll(() => shop.close());

const versions = ['checkout.commit', 'checkout.commitV1'] as const;
type Version = (typeof versions)[number];

const nextPart = (market = 'us') => stockedPart(shop, { market, onHand: 30, skip: skip++ });
const undecided = async (market = 'us', more = {}) =>
  fillCart(shop.shopper(market), await nextPart(market), { more });
const paying = async (card = cards.visa) => attachCard(await undecided(), card);

const commit = (version: Version, { shopper, cart }: Ready, more: object = {}) => {
  const { commerceId, cartVersion } = cart;
  const named = version === 'checkout.commit' && { idempotencyKey: `key-${commerceId}`, cartVersion };
  return shopper.call(version, { body: { commerceId, ...named, ...more } });
};

const db = () => shop.database.db;
const change = ({ cart }: Ready, columns: object) =>
  db().updateTable('cart').set(columns).where('id', '=', cart.commerceId).execute();
const paymentOf = async ({ cart }: Ready) =>
  (
    await db()
      .selectFrom('cart')
      .select('payment')
      .where('id', '=', cart.commerceId)
      .executeTakeFirstOrThrow()
  ).payment as object;
const skusOf = async ({ cart }: Ready) =>
  db()
    .selectFrom('cart_item')
    .select(['sku', 'part_id'])
    .where('cart_id', '=', cart.commerceId)
    .executeTakeFirstOrThrow();

/** A customer who pays with rewards; the card's balance and the sign-in may change afterwards. */
async function withRewards() {
  const { shopper, rewardsId } = await member(shop, { balanceMinor: 500 });
  await attachCard(await fillCart(shopper, await nextPart()));
  const { order: cart } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'loyaltyCard' } });
  return { shopper, cart, rewardsId };
}

interface Prepared extends Ready {
  readonly more?: object;
  readonly after?: () => Promise<unknown>;
}

/** What stops an order: how the cart comes to it, and what the commit says besides. */
const refusals: Readonly<Record<string, readonly [status: number, () => Promise<Prepared>]>> = {
  error_cart_unknown: [404, async () => ({ ...(await paying()), shopper: shop.shopper() })],
  error_cart_empty: [422, emptied],
  error_contact_missing: [422, () => changed(paying(), { contact: null })],
  error_payment_missing: [422, () => undecided()],
  error_payment_token: [422, async () => tokenless(await paying())],
  error_payment_installments: [422, inMonths],
  error_payment_fiscal_id: [422, taxless],
  error_captcha: [422, async () => ({ ...(await paying()), more: { captchaToken: robotToken } })],
  error_card_declined: [422, () => paying(cards.declined)],
  error_card_insufficient_funds: [422, () => paying(cards.noFunds)],
  error_card_expired: [422, () => paying(cards.expired)],
  error_payment_processor: [422, () => paying(cards.processor)],
  error_card_challenge_failed: [422, () => paying(cards.challengeFails)],
  error_address_invalid: [422, delivered],
  error_item_misfit: [422, misfitting],
  error_order_too_large: [422, enormous],
  error_out_of_stock: [409, soldOut],
  error_order_changed: [409, dearer],
  error_giftcard_balance: [409, giftCardSpent],
  error_rewards_balance: [409, rewardsSpent],
  error_sign_in_again: [401, rememberedAlone],
};

const changed = async (buyer: Promise<Ready>, columns: object) => {
  const ready = await buyer;
  await change(ready, columns);
  return ready;
};

async function emptied() {
  const ready = await paying();
  await db().deleteFrom('cart_item').where('cart_id', '=', ready.cart.commerceId).execute();
  return ready;
}

async function tokenless(ready: Ready) {
  await change(ready, { payment: JSON.stringify({ ...(await paymentOf(ready)), token: 'tok_gone' }) });
  return ready;
}

async function inMonths() {
  const ready = await paying();
  await change(ready, { payment: JSON.stringify({ ...(await paymentOf(ready)), installments: 5 }) });
  return ready;
}

async function taxless() {
  const ready = await undecided('br', { fiscalId: '529.982.247-25', phoneNumber: '11912345678' });
  const { order: cart } = await ready.shopper.do('checkout.addPayment', { body: { paymentMethod: 'pix' } });
  await change(ready, { contact: JSON.stringify({ ...contact, fiscalId: '' }) });
  return { ...ready, cart };
}

async function delivered() {
  const { sku } = await stockedPart(shop, { elsewhere: 30, skip: skip++ });
  const shopper = shop.shopper();
  await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
  await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
  const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
  await db().deleteFrom('cart_address').where('cart_id', '=', ready.cart.commerceId).execute();
  return lookingAgain(ready);
}

async function misfitting() {
  const part = await nextPart();
  const shopper = shop.shopper();
  const [catalogVehicleId = ''] = await catalogVehicles(shop, 1);
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
  const ready = await attachCard(await fillCart(shopper, part));
  misfits.add(part.sku);
  return ready;
}

async function enormous() {
  const part = await nextPart();
  const ready = await attachCard(await fillCart(shop.shopper(), part, { quantity: 2 }));
  await setPrice(ready, 2_000_000_000);
  return { shopper: ready.shopper, cart: await ready.shopper.do('cart.detail') };
}

async function setPrice(ready: Ready, list_minor: number) {
  const { part_id } = await skusOf(ready);
  await db()
    .updateTable('price')
    .set({ list_minor, sale_minor: null })
    .where('part_id', '=', part_id)
    .execute();
}

async function soldOut() {
  const ready = await paying();
  const { part_id } = await skusOf(ready);
  await db().updateTable('store_stock').set({ on_hand: 0 }).where('part_id', '=', part_id).execute();
  return ready;
}

async function dearer() {
  const ready = await paying();
  await setPrice(ready, 99_99);
  return ready;
}

async function giftCardSpent() {
  const ready = await paying();
  const body = { paymentMethod: 'giftCard', cardNumber: '6000000000000001', pin: '1234' };
  const { order: cart } = await ready.shopper.do('checkout.addPayment', { body });
  const card = db().updateTable('gift_card').where('last_four', '=', '0001').where('market', '=', 'us');
  await card.set({ held_minor: 49_00 }).execute();
  return { ...ready, cart, after: () => card.set({ held_minor: 0 }).execute() };
}

async function rewardsSpent() {
  const { rewardsId, ...ready } = await withRewards();
  await db()
    .updateTable('loyalty_account')
    .set({ balance_minor: 0 })
    .where('rewards_id', '=', rewardsId)
    .execute();
  return ready;
}

async function rememberedAlone() {
  const ready = await withRewards();
  const { customer_id } = await db()
    .selectFrom('cart')
    .select('customer_id')
    .where('id', '=', ready.cart.commerceId)
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('session')
    .set({ auto_login: true })
    .where('customer_id', '=', customer_id)
    .execute();
  return ready;
}

describe.each(versions)('[API-075] %s', (version) => {
  test.each(Object.entries(refusals))('%s, and the cart stays', async (key, [status, prepare]) => {
    const { more, after, ...ready } = await prepare();
    let answer = await commit(version, ready, more);
    const { url } = answer.body.challenge ?? {};
    if (url) {
      await ready.shopper.fetch(new URL(url).pathname, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'approve' }),
      });
      answer = await commit(version, ready, more);
    }
    await after?.();
    expect([answer.key, answer.status]).toEqual([key, status]);
    const row = await db()
      .selectFrom('cart')
      .select(['status', 'order_id'])
      .where('id', '=', ready.cart.commerceId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'OPEN', order_id: null });
  });

  test('error_commit_running: another call has been placing the order for longer than one waits', async () => {
    const ready = await changed(paying(), { status: 'COMMITTING' });
    const answer = await commit(version, ready);
    expect([answer.key, answer.status]).toEqual(['error_commit_running', 503]);
  }, 60_000);
});

describe('an address', () => {
  test('[API-069] [CART-041] goes into the book of who is actively signed in, when that is asked for', async () => {
    const part = await stockedPart(shop, { elsewhere: 30, skip: skip++ });
    const save = async (shopper: Shopper, more: object) => {
      await shopper.do('cart.addItem', {
        body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' },
      });
      return shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address, ...more } });
    };
    const { shopper } = await signedIn(shop);
    expect((await save(shopper, {})).profileAddress).toBeNull();
    expect((await save(shopper, { saveToProfile: true })).profileAddress).toMatchObject({ city: 'Chicago' });
    const moved = { ...address, address1: '9 Other St' };
    const changed = await shopper.do('checkout.changeAddress', {
      body: { shippingAddress: moved, saveToProfile: true },
    });
    // The first one stays the default, and none is kept twice.
    expect(changed.profileAddress).toMatchObject({ city: 'Chicago', address1: address.address1 });
    expect((await shopper.do('account.current')).profileAddress).toEqual(changed.profileAddress);
    await save(shopper, { saveToProfile: true });
    const { addresses } = await shopper.do('account.addresses');
    expect(addresses.map((kept) => [kept.address.address1, kept.isDefault])).toEqual([
      [address.address1, true],
      ['9 Other St', false],
    ]);
    expect((await save(shop.shopper(), { saveToProfile: true })).profileAddress).toBeNull();
  });

  test('[API-069] of version 1 needs a cart', async () => {
    const answer = await shop.shopper().call('checkout.setAddressV1', { body: { shippingAddress: address } });
    expect([answer.status, answer.key]).toEqual([422, 'error_cart_empty']);
  });

  test('[API-069] that is changed to one that lies nowhere is not found', async () => {
    const { shopper } = await delivered();
    const body = { ...contact, shippingAddress: { ...address, postalCode: '00000' } };
    const answer = await shopper.call('checkout.changeAddress', { body });
    expect([answer.status, answer.key]).toEqual([422, 'error_address_not_found']);
  });
});
