import { browserAction, browserLoader, forMembers, serverLoader, withLateWords } from '../data/route.ts';
import { historyAction } from '../pages/orders/orderActions.ts';
import { loadHistory } from '../pages/orders/loadOrders.ts';
import OrderHistoryPage from '../slots/page.orderHistory.ts';

const load = forMembers(loadHistory);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = historyAction;
export const clientAction = browserAction;

export default withLateWords(OrderHistoryPage);
