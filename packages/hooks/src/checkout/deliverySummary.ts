import type { Cart } from '@driveline/api';
import { orderGroups } from '../models/orderGroups.ts';
import type { ShopMoney } from '../models/shopMoney.ts';

type Said = { readonly count: number; readonly store: string; readonly date: string };

/**
 * What of a cart comes where and when, in one line.
 * @param text of the shop's words
 * @param date of a day as the shop writes it
 */
export const deliverySummary = (
  cart: Pick<Cart, 'orders'>,
  market: ShopMoney,
  text: (id: 'checkout.pickupSummary' | 'checkout.shipSummary', said: Said) => string,
  date: (when: string) => string,
): string =>
  orderGroups(cart, market)
    .map(({ shipmentType, lines, store, when }) => {
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const said = { count, store: store?.name ?? '', date: when ? date(when) : '' };
      return text(shipmentType === 'instore' ? 'checkout.pickupSummary' : 'checkout.shipSummary', said);
    })
    .join(' · ');
