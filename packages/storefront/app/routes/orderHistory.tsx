import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { historyAction } from '../pages/orders/orderActions.ts';
import { loadHistory } from '../pages/orders/loadOrders.ts';
import OrderHistoryPage from '../slots/page.orderHistory.ts';
import { forMembers } from '../session/forMembers.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadHistory);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = historyAction;
export const clientAction = browserAction;

export default withLateWords(OrderHistoryPage);
