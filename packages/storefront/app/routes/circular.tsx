import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import CircularPage from '../slots/page.circular.ts';
import { loadCircular } from '../pages/deals/loadDeals.ts';

export const loader = serverLoader(loadCircular);
export const clientLoader = browserLoader(loadCircular);

export default withLateWords(CircularPage);
