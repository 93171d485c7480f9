import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { revalidateAfterPost } from '../data/revalidateAfterPost.ts';
import { dealAction } from '../pages/deals/dealActions.ts';
import DealsPage from '../slots/page.deals.ts';
import { loadDeals } from '../pages/deals/loadDeals.ts';

export const loader = serverLoader(loadDeals);
export const clientLoader = browserLoader(loadDeals);
export const action = dealAction;
export const clientAction = browserAction;
export const shouldRevalidate = revalidateAfterPost;

export default withLateWords(DealsPage);
