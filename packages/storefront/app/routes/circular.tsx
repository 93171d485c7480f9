import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import CircularPage from '../slots/page.circular.ts';
import { loadCircular } from '../pages/deals/loadDeals.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadCircular);
export const clientLoader = browserLoader(loadCircular);

export default withLateWords(CircularPage);
