import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { DealsHomePage, loadDealsHome } from '../features/deals/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadDealsHome);
export const clientLoader = browserLoader(loadDealsHome);

export default withLateWords(DealsHomePage);
