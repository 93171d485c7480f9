import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadOrder, orderAction, OrderPage } from '../features/orders/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadOrder);
export const clientLoader = browserLoader(loadOrder);
export const action = orderAction;
export const clientAction = browserAction;

export default withLateWords(OrderPage);
