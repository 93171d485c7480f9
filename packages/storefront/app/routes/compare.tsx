import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadCompared } from '../pages/catalog/ComparePage.tsx';
import ComparePage from '../slots/page.compare.ts';

export const loader = serverLoader(loadCompared);
export const clientLoader = browserLoader(loadCompared);

export default withLateWords(ComparePage);
