import type { B2cClient, Cart, HeaderData, OutputOf } from '@driveline/api';
import { toDecimal, toMinor } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { headerQueries } from '../header/headerQueries.ts';
import { cartQueries } from './cartQueries.ts';

type MiniCart = OutputOf<'cart.mini'>;

/** The cart with one line's quantity changed, 0 removing it; totals stay until the server answers. */
export function withQuantity<T extends Cart>(cart: T, commerceItemId: string, quantity: number): T {
  const orders = cart.orders.map((order) => ({
    ...order,
    shipmentInfoList: order.shipmentInfoList.map((shipment) => ({
      ...shipment,
      lineItemList: shipment.lineItemList
        .filter((line) => line.commerceItemId !== commerceItemId || quantity > 0)
        .map((line) =>
          line.commerceItemId === commerceItemId
            ? { ...line, itemQuantity: quantity, lineTotal: toDecimal(toMinor(line.unitPrice) * quantity) }
            : line,
        ),
    })),
  }));
  return { ...cart, orders };
}

/** Shows a line's new quantity in every cached cart; the answer undoes it. */
export function showQuantity(queryClient: QueryClient, commerceItemId: string, quantity: number): () => void {
  const before = queryClient.getQueriesData<Cart>({ queryKey: cartQueries.all });
  queryClient.setQueriesData<Cart>({ queryKey: cartQueries.all }, (cart) =>
    cart ? withQuantity(cart, commerceItemId, quantity) : cart,
  );
  return () => {
    for (const [key, cart] of before) queryClient.setQueryData(key, cart);
  };
}

/** An answer of a cart change is the whole cart: mini-cart, badge and cart page show it at once. */
export function applyCart(client: B2cClient, queryClient: QueryClient, cart: MiniCart): void {
  queryClient.setQueryData(cartQueries.mini(client).queryKey, cart);
  queryClient.setQueriesData<Cart>({ queryKey: cartQueries.details(client) }, (old) => (old ? cart : old));
  queryClient.setQueryData<HeaderData>(headerQueries.data(client).queryKey, (header) =>
    header ? { ...header, miniCartMap: cart.miniCartMap } : header,
  );
}
