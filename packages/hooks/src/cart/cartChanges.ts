import type { B2cClient, Cart, HeaderData, Line, OutputOf } from '@driveline/api';
import { toDecimal, toMinor } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { showChange } from '../mutations/showChange.ts';
import { queryRoots } from '../queryRoots.ts';
import { cartQueries } from './cartQueries.ts';
import { orderLines } from './miniCartSummary.ts';

type MiniCart = OutputOf<'cart.mini'>;

/** Each answer is the whole cart, so that its changes go one after another. */
export const CART_QUEUE = 'cart';

/** Every cached cart: of the page, by postal code, and of the mini-cart; what was put aside is no cart. */
const carts = (client: B2cClient) => [cartQueries.details(client), cartQueries.mini(client).queryKey];

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
export function showQuantity(
  client: B2cClient,
  queryClient: QueryClient,
  commerceItemId: string,
  quantity: number,
): () => void {
  const takeBack = carts(client).map((queryKey) =>
    showChange<Cart>(queryClient, queryKey, (cart) => withQuantity(cart, commerceItemId, quantity)),
  );
  return () => {
    for (const one of takeBack) one();
  };
}

/** A line as a cached cart knows it. */
export function cachedLine(
  client: B2cClient,
  queryClient: QueryClient,
  commerceItemId: string,
): Line | undefined {
  return carts(client)
    .flatMap((queryKey) => queryClient.getQueriesData<Cart>({ queryKey }))
    .flatMap(([, cart]) => (cart ? orderLines(cart) : []))
    .find((line) => line.commerceItemId === commerceItemId);
}

/** An answer of a cart change is the whole cart: mini-cart, badge and cart page show it at once. */
export function applyCart(client: B2cClient, queryClient: QueryClient, cart: MiniCart): void {
  queryClient.setQueryData(cartQueries.mini(client).queryKey, cart);
  queryClient.setQueriesData<Cart>({ queryKey: cartQueries.details(client) }, (old) => (old ? cart : old));
  queryClient.setQueriesData<HeaderData>({ queryKey: queryRoots.header }, (header) =>
    header ? { ...header, miniCartMap: cart.miniCartMap } : header,
  );
}
