import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { historyAction, loadHistory, OrderHistoryPage } from '../features/orders/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadHistory);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = historyAction;
export const clientAction = browserAction;

export default withLateWords(OrderHistoryPage);
