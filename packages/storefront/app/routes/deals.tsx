import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { dealAction } from '../pages/deals/dealActions.ts';
import DealsPage from '../slots/page.deals.ts';
import { loadDeals } from '../pages/deals/loadDeals.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadDeals);
export const clientLoader = browserLoader(loadDeals);
export const action = dealAction;
export const clientAction = browserAction;

export default withLateWords(DealsPage);
