import { toDecimal } from '@driveline/api';
import type { OutputOf, ShippingMethods } from '@driveline/api/contract';
import type { CartGroup, CartLine } from '../cart/cartModel.ts';
import { cartOfSession } from '../cart/cartRoutes.ts';
import { takeCart } from '../cart/cartStore.ts';
import { promisedFor, type Fulfilment } from '../cart/fulfilment.ts';
import { shippingOf } from '../cart/priceCart.ts';
import { withTx } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';

type Method = ShippingMethods['regular'];

/** API-070: for each shipment that goes to a home, what it could travel by. A pickup travels with its owner. */
export async function shipmentOptions(ctx: CallContext): Promise<OutputOf<'checkout.shipmentOptions'>> {
  const cart = await cartOfSession(ctx);
  const groups = (cart?.groups ?? []).filter(({ fulfilment }) => fulfilment !== 'PICKUP');
  return {
    shipments: groups.map((group) => ({
      shipmentId: group.id,
      shippingMethods: {
        nextDay: methodOf(ctx, group, 'NEXT_DAY'),
        regular: methodOf(ctx, group, 'STANDARD'),
      },
    })),
  };
}

function methodOf({ market, text }: CallContext, group: CartGroup, fulfilment: Fulfilment): Method {
  const dates = datesOf(group.lines, fulfilment);
  const last = dates?.toSorted().at(-1) ?? null;
  const price = toDecimal(shippingOf(market, fulfilment, group.lines), market.currency.minorDigits);
  if (last) return { available: true, price, estimatedDeliveryDate: last };
  const isHazardous = group.lines.some(({ supply }) => supply?.isHazardous);
  const reason =
    fulfilment === 'STANDARD' ? 'shipping_no_stock' : isHazardous ? 'shipping_hazmat' : 'shipping_no_nextday';
  return { available: false, price, estimatedDeliveryDate: null, reason: text(reason) };
}

/** A date for every line, or undefined when one of them cannot travel so. */
function datesOf(lines: readonly CartLine[], fulfilment: Fulfilment): string[] | undefined {
  const dates = lines.map(({ supply }) => promisedFor(fulfilment, supply?.availability));
  return dates.includes(null) ? undefined : dates.filter((date) => date !== null);
}

/** API-072. @throws B2cError error_shipment_unknown (404), error_nextday_unavailable with a title (CART-033) */
export async function setShipment(
  ctx: CallContext,
  shipmentId: string,
  method: 'nextDay' | 'regular' | 'membership',
): Promise<void> {
  const cart = await cartOfSession(ctx);
  const group = cart?.groups.find(({ id, fulfilment }) => id === shipmentId && fulfilment !== 'PICKUP');
  if (!cart || !group) throw new B2cError('error_shipment_unknown', { field: 'shipmentId' });
  if (method === 'membership') {
    throw new B2cError('error_nextday_unavailable', { textKey: 'error_shipment_membership' });
  }
  const fulfilment = method === 'nextDay' ? 'NEXT_DAY' : 'STANDARD';
  if (!datesOf(group.lines, fulfilment)) {
    throw new B2cError('error_nextday_unavailable', {
      field: 'shippingMethod',
      titleKey: 'title_nextday_unavailable',
      ...(method === 'regular' ? { textKey: 'shipping_no_stock' } : {}),
    });
  }
  await withTx(ctx.db, async (tx) => {
    await takeCart(tx, cart.id);
    const ids = group.lines.map(({ id }) => id);
    await tx.updateTable('cart_item').set({ fulfilment }).where('id', 'in', ids).execute();
  });
}
