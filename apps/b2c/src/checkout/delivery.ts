import { toDecimal } from '@driveline/api';
import type { OutputOf, ShippingChoice, ShippingMethods } from '@driveline/api/contract';
import { supplyFor } from '../availability/availabilityFor.ts';
import type { CartGroup, CartLine, CartModel } from '../cart/cartModel.ts';
import { cartOfSession } from '../cart/cartRoutes.ts';
import { takeCart } from '../cart/cartStore.ts';
import { promisedFor, type Fulfilment } from '../availability/fulfilment.ts';
import { shippingOf } from '../cart/priceCart.ts';
import { shareStock } from '../cart/shareStock.ts';
import { withTx } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { MessageId } from '../messages/index.ts';
import { postalPoint, requiredPlace } from '../stores/postalPoint.ts';
import { membershipByToken, type CartDelivery } from '../pricing/membership.ts';

type Method = ShippingMethods['regular'];

/** What is asked of a line that may go another way. */
type Traveller = Pick<CartLine, 'id' | 'partId' | 'quantity' | 'unitMinor' | 'fulfilment' | 'supply'>;

/** Lines that go together, and those of the cart that stay as they are. */
interface Party {
  readonly lines: readonly Traveller[];
  readonly others: readonly Traveller[];
}

const partyOf = (cart: CartModel, lines: readonly Traveller[]): Party => ({
  lines,
  others: cart.lines.filter(({ id }) => !lines.some((line) => line.id === id)),
});

const isHome = ({ fulfilment }: CartGroup) => fulfilment !== 'PICKUP';

/** API-070 v2: for each shipment that goes to a home, what it could travel by. A pickup travels with its owner. */
export async function shipmentOptions(ctx: CallContext): Promise<OutputOf<'checkout.shipmentOptions'>> {
  const cart = await cartOfSession(ctx);
  if (!cart) return { shipments: [] };
  return {
    shipments: cart.groups.filter(isHome).map((group) => ({
      shipmentId: group.id,
      shippingMethods: methodsOf(ctx, partyOf(cart, group.lines), cart.membership !== null),
    })),
  };
}

/** API-070 v1: the same for everything that goes to a home together. @throws B2cError error_shipping_unavailable */
export async function shipmentOptionsTogether(
  ctx: CallContext,
): Promise<OutputOf<'checkout.shipmentOptionsV1'>> {
  const cart = await cartOfSession(ctx);
  const lines = (cart?.groups ?? []).filter(isHome).flatMap((group) => group.lines);
  if (!cart || lines.length === 0) throw new B2cError('error_shipping_unavailable');
  return { shippingMethods: methodsOf(ctx, partyOf(cart, lines), cart.membership !== null) };
}

/** API-071: one piece of each part to a postal code. @throws B2cError error_zip_invalid, error_shipping_unavailable */
export async function shipmentOptionsTo(
  ctx: CallContext,
  typed: string,
  skus: readonly string[],
): Promise<OutputOf<'checkout.shipmentOptionsTo'>> {
  const { db, market, clock } = ctx;
  const destination = await postalPoint(db, market, await requiredPlace(db, market, typed));
  const demands = [...new Set(skus)].map((sku) => ({ sku, quantity: 1 }));
  const supplies = await supplyFor(db, market, { storeId: null, destination }, demands, clock.now());
  const lines = demands.map(({ sku, quantity }): Traveller => {
    const supply = supplies.get(sku);
    const { partId = 0, priceMinor: unitMinor = 0 } = supply ?? {};
    return { id: sku, partId, quantity, unitMinor, fulfilment: 'STANDARD', supply };
  });
  const shippingMethods = methodsOf(ctx, { lines, others: [] }, false);
  if (!shippingMethods.regular.available && !shippingMethods.nextDay.available) {
    throw new B2cError('error_shipping_unavailable');
  }
  return { shippingMethods };
}

function methodsOf(ctx: CallContext, party: Party, isMember: boolean): ShippingMethods {
  const nextDay = methodOf(ctx, party, 'NEXT_DAY');
  const isFreight = party.lines.some(({ supply }) => supply?.isFreight);
  const regular = methodOf(ctx, party, isFreight ? 'FREIGHT' : 'STANDARD');
  if (!isMember || isFreight) return { nextDay, regular };
  const best = nextDay.available ? nextDay : regular;
  return { nextDay, regular, membership: { ...best, price: 0 } };
}

function methodOf({ market, text }: CallContext, party: Party, fulfilment: Fulfilment): Method {
  const { lines } = party;
  const last = datesOf(party, fulfilment)?.toSorted().at(-1) ?? null;
  const price = toDecimal(shippingOf(market, fulfilment, lines), market.currency.minorDigits);
  if (last) return { available: true, price, estimatedDeliveryDate: last };
  const has = (trait: 'isHazardous' | 'isFreight' | 'isRefusedByMail') =>
    lines.some(({ supply }) => supply?.[trait]);
  const reason =
    fulfilment !== 'NEXT_DAY'
      ? has('isRefusedByMail')
        ? 'shipping_mail'
        : 'shipping_no_stock'
      : has('isHazardous')
        ? 'shipping_hazmat'
        : has('isFreight')
          ? 'shipping_freight'
          : 'shipping_no_nextday';
  return { available: false, price, estimatedDeliveryDate: null, reason: text(reason) };
}

/** A date for every line, or undefined when one of them cannot travel so, together with the others. */
function datesOf({ lines, others }: Party, fulfilment: Fulfilment): string[] | undefined {
  const shared = shareStock([...others, ...lines.map((line) => ({ ...line, fulfilment }))]);
  const dates = lines.map(({ id }) => promisedFor(fulfilment, shared.get(id)?.availability));
  return dates.includes(null) ? undefined : dates.filter((date) => date !== null);
}

export interface ShipmentChoice {
  readonly shipmentId: string;
  readonly shippingMethod: ShippingChoice;
  readonly membershipToken?: string | undefined;
}

/**
 * API-072. A membership travels by the better way that there is, and makes the deliveries of the cart free.
 * @throws B2cError error_shipment_unknown (404), error_nextday_unavailable with a title (CART-033)
 */
export async function setShipment(ctx: CallContext, choice: ShipmentChoice): Promise<void> {
  const { shipmentId, shippingMethod: method } = choice;
  const cart = await cartOfSession(ctx);
  const group = cart?.groups.find((each) => each.id === shipmentId && isHome(each));
  if (!cart || !group) throw new B2cError('error_shipment_unknown', { field: 'shipmentId' });
  const delivery = await deliveryOf(ctx, cart, group, choice);
  const party = partyOf(cart, group.lines);
  const isNextDay = method === 'nextDay' || (method === 'membership' && datesOf(party, 'NEXT_DAY'));
  const fulfilment = isNextDay ? 'NEXT_DAY' : 'STANDARD';
  if (!datesOf(party, fulfilment)) {
    const isRefused = party.lines.some(({ supply }) => supply?.isRefusedByMail);
    throw refused(method === 'nextDay' ? undefined : isRefused ? 'shipping_mail' : 'shipping_no_stock');
  }
  await withTx(ctx.db, async (tx) => {
    await takeCart(tx, cart.id, { delivery: delivery && JSON.stringify(delivery) });
    const ids = group.lines.map(({ id }) => id);
    await tx
      .updateTable('cart_item')
      .set({ fulfilment })
      .where('id', 'in', ids)
      .where('cart_id', '=', cart.id)
      .execute();
  });
}

async function deliveryOf(
  ctx: CallContext,
  { membership }: CartModel,
  { fulfilment }: CartGroup,
  { shippingMethod, membershipToken }: ShipmentChoice,
): Promise<CartDelivery | null> {
  const isChosen = shippingMethod === 'membership';
  // Freight has one way, which a membership does not pay: it says nothing of the other deliveries.
  if (fulfilment === 'FREIGHT' && !isChosen && membership?.isChosen) {
    return { membershipId: membership.id, isChosen: true };
  }
  const known = isChosen && membershipToken ? await membershipByToken(ctx, membershipToken) : membership;
  if (isChosen && !known) throw refused('error_membership_invalid');
  return known ? { membershipId: known.id, isChosen } : null;
}

const refused = (textKey?: MessageId): B2cError =>
  new B2cError('error_nextday_unavailable', {
    field: 'shippingMethod',
    titleKey:
      textKey === 'error_membership_invalid' ? 'title_membership_invalid' : 'title_nextday_unavailable',
    ...(textKey ? { textKey } : {}),
  });

/** API-102. The cart remembers the membership, so that its deliveries offer it. @throws B2cError error_membership_invalid */
export async function validateMembership(
  ctx: CallContext,
  token: string,
): Promise<OutputOf<'checkout.validateMembership'>> {
  const membership = await membershipByToken(ctx, token);
  if (!membership) throw new B2cError('error_membership_invalid', { field: 'token' });
  const cart = await cartOfSession(ctx);
  if (!cart) return { valid: true, shippingMethod: null };
  if (cart.membership?.id !== membership.id) {
    const delivery: CartDelivery = { membershipId: membership.id, isChosen: false };
    await withTx(ctx.db, (tx) => takeCart(tx, cart.id, { delivery: JSON.stringify(delivery) }));
  }
  const lines = cart.groups.filter(isHome).flatMap((group) => group.lines);
  return {
    valid: true,
    shippingMethod: lines.length > 0 ? (methodsOf(ctx, partyOf(cart, lines), true).membership ?? null) : null,
  };
}
