import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import DealsHomePage from '../slots/page.dealsHome.ts';
import { loadDealsHome } from '../pages/deals/loadDeals.ts';

export const loader = serverLoader(loadDealsHome);
export const clientLoader = browserLoader(loadDealsHome);

export default withLateWords(DealsHomePage);
