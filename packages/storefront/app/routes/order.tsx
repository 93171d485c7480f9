import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadOrder } from '../pages/orders/loadOrders.ts';
import { orderAction } from '../pages/orders/orderActions.ts';
import OrderPage from '../slots/page.order.ts';

export const loader = serverLoader(loadOrder);
export const clientLoader = browserLoader(loadOrder);
export const action = orderAction;
export const clientAction = browserAction;

export default withLateWords(OrderPage);
