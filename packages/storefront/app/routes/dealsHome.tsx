import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import DealsHomePage from '../slots/page.dealsHome.ts';
import { loadDealsHome } from '../pages/deals/loadDeals.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadDealsHome);
export const clientLoader = browserLoader(loadDealsHome);

export default withLateWords(DealsHomePage);
