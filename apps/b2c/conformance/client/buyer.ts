import type { Cart } from '@driveline/api/contract';
import type { Shopper } from './shopper.ts';

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

const fieldsOf = (number: string) => ({
  cardNumber: number,
  expiry: '12/39',
  securityCode: number.length === 15 ? '1234' : '123',
  nameOnCard: 'Ana Buyer',
});

/** Types a card into the gateway's fields, to pay the cart or a gift card that is being bought. @returns the token */
export const tokenFor = (shopper: Shopper, number: string, purchaseId?: string): Promise<string> =>
  tokenOf(shopper, purchaseId ? { purchaseId } : {}, fieldsOf(number));

/** Types a card to be saved. @returns the token */
export const tokenToSave = (shopper: Shopper, number = cards.visa): Promise<string> =>
  tokenOf(shopper, { forAccount: true }, fieldsOf(number));

/**
 * Types the security code of a saved card. @returns the token
 * @internal for tests of the server
 */
export const savedCardToken = (shopper: Shopper, cardId: string, securityCode = '123'): Promise<string> =>
  tokenOf(shopper, { cardId }, { securityCode });

async function tokenOf(shopper: Shopper, session: object, fields: Record<string, string>): Promise<string> {
  const { frameUrl } = await shopper.do('checkout.paymentSession', {
    body: { returnUrl: '/checkout?step=payment', ...session },
  });
  const answer = await shopper.fetch(new URL(frameUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  });
  return ((await answer.json()) as { token: string }).token;
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

/** A part that lies in a store. */
export interface Offered {
  readonly sku: string;
  readonly storeNumber: string;
}

/** A shop as its visitors see it. */
interface OpenShop {
  shopper(market?: string): Shopper;
}

export interface Ready {
  readonly shopper: Shopper;
  readonly cart: Cart;
}

/** A shopper's way to the till, by the contract alone: a pickup cart and a contact. */
export async function fillCart(
  shopper: Shopper,
  { sku, storeNumber }: Offered,
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
  shop: OpenShop,
  part: Offered,
  { quantity = 1, market = 'us', more = {}, shopper = shop.shopper(market) } = {},
): Promise<Ready> => fillCart(shopper, part, { quantity, more });

/** A guest with a paid-for pickup cart, one step before 'Place order'. */
export const readyBuyer = async (
  shop: OpenShop,
  part: Offered,
  { card = cards.visa, ...options }: Parameters<typeof undecidedBuyer>[2] & { card?: string } = {},
): Promise<Ready> => attachCard(await undecidedBuyer(shop, part, options), card);

/**
 * The buyer with the cart as it stands now: a change since the last look has raised its version.
 * @internal for tests of the server
 */
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
