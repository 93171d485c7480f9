import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadOrder } from '../pages/orders/loadOrders.ts';
import { orderAction } from '../pages/orders/orderActions.ts';
import OrderPage from '../slots/page.order.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadOrder);
export const clientLoader = browserLoader(loadOrder);
export const action = orderAction;
export const clientAction = browserAction;

export default withLateWords(OrderPage);
