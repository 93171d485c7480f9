import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { dealAction, DealsPage, loadDeals } from '../features/deals/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadDeals);
export const clientLoader = browserLoader(loadDeals);
export const action = dealAction;
export const clientAction = browserAction;

export default withLateWords(DealsPage);
