import type { Cart } from '@driveline/api/contract';
import type { Shop, Shopper } from './shop.ts';

export interface Stocked {
  readonly sku: string;
  readonly partId: number;
  readonly storeId: number;
  readonly storeNumber: string;
}

/**
 * A part that is sold, at a pickup store with so many pieces and none anywhere else.
 * @param skip how many such parts other tests of the file use
 */
export async function stockedPart(
  { database }: Shop,
  { market = 'us', onHand = 5, elsewhere = 0, hazmat = false, skip = 0 } = {},
): Promise<Stocked> {
  const { db } = database;
  const part = await db
    .selectFrom('part')
    .innerJoin('price', 'price.part_id', 'part.id')
    .select(['part.id', 'part.sku', 'part.part_type_id'])
    .where('price.market', '=', market)
    .where('part.hazmat', '=', hazmat)
    .where('price.list_minor', '>', 20_00)
    .orderBy('part.id')
    .offset(skip)
    .limit(1)
    .executeTakeFirstOrThrow();
  const store = await db
    .selectFrom('store')
    .select(['id', 'number'])
    .where('market', '=', market)
    .where('kind', '=', 'store')
    .where('bopus_enabled', '=', true)
    .where('is_hub', '=', false)
    .where('number', 'not in', ['6997', '7997'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('store_stock').set({ on_hand: elsewhere }).where('part_id', '=', part.id).execute();
  await db
    .insertInto('store_stock')
    .values({
      store_id: store.id,
      part_id: part.id,
      part_type_id: part.part_type_id,
      market,
      on_hand: onHand,
    })
    .onConflict((clash) => clash.columns(['store_id', 'part_id']).doUpdateSet({ on_hand: onHand }))
    .execute();
  return { sku: part.sku, partId: part.id, storeId: store.id, storeNumber: store.number };
}

export const onHand = async (shop: Shop, { partId }: Stocked): Promise<number> => {
  const rows = await shop.database.db
    .selectFrom('store_stock')
    .select('on_hand')
    .where('part_id', '=', partId)
    .execute();
  return rows.reduce((sum, row) => sum + row.on_hand, 0);
};

export const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  expired: '4000000000000069',
  processor: '4000000000000119',
  challenge: '4000000000003220',
  challengeFails: '4000000000003238',
  late: '4000000000096000',
  carnet: '5062000000034243',
};

/** Types a card into the gateway's fields, to pay the cart or a gift card that is being bought. @returns the token */
export async function tokenFor(shopper: Shopper, number: string, purchaseId?: string): Promise<string> {
  const { frameUrl } = await shopper.do('checkout.paymentSession', {
    body: { returnUrl: '/checkout?step=payment', ...(purchaseId && { purchaseId }) },
  });
  const { pathname } = new URL(frameUrl);
  const code = number.length === 15 ? '1234' : '123';
  const answer = await shopper.fetch(pathname, {
    method: 'POST',
    body: new URLSearchParams({
      cardNumber: number,
      expiry: '12/39',
      securityCode: code,
      nameOnCard: 'Ana Buyer',
    }),
    headers: { accept: 'application/json' },
  });
  const body = (await answer.json()) as { token: string };
  return body.token;
}

export const contact = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Buyer',
  phoneNumber: '9015550134',
};

export const address = {
  firstName: 'Ana',
  lastName: 'Buyer',
  address1: '12 Main St',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60616',
};

export interface Ready {
  readonly shopper: Shopper;
  readonly cart: Cart;
}

/** A shopper's way to the till, by the contract alone: a pickup cart and a contact. */
export async function fillCart(
  shopper: Shopper,
  { sku, storeNumber }: Pick<Stocked, 'sku' | 'storeNumber'>,
  { quantity = 1, more = {} } = {},
): Promise<Ready> {
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity, shipmentType: 'instore' } });
  await shopper.do('checkout.setAddress', { body: { ...contact, ...more } });
  return { shopper, cart: await shopper.do('cart.detail') };
}

/** Says how to pay: one step before 'Place order'. */
export async function attachCard({ shopper }: Ready, card = cards.visa): Promise<Ready> {
  const token = await tokenFor(shopper, card);
  const { order } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
  return { shopper, cart: order };
}

/** A guest with a pickup cart and a contact, who has not said yet how to pay. */
export const undecidedBuyer = (
  shop: Shop,
  part: Stocked,
  { quantity = 1, market = 'us', more = {}, shopper = shop.shopper(market) } = {},
): Promise<Ready> => fillCart(shopper, part, { quantity, more });

/** A guest with a paid-for pickup cart, one step before 'Place order'. */
export const readyBuyer = async (
  shop: Shop,
  part: Stocked,
  { card = cards.visa, ...options }: Parameters<typeof undecidedBuyer>[2] & { card?: string } = {},
): Promise<Ready> => attachCard(await undecidedBuyer(shop, part, options), card);

/** The buyer with the cart as it stands now: a change since the last look has raised its version. */
export const lookingAgain = async ({ shopper }: Ready): Promise<Ready> => ({
  shopper,
  cart: await shopper.do('cart.detail'),
});

export const commitBody = (
  { cart }: Ready,
  idempotencyKey = `key-${Math.random().toString(36).slice(2)}`,
) => ({
  body: { commerceId: cart.commerceId, cartVersion: cart.cartVersion, idempotencyKey },
});
