import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadMakes } from '../pages/browse/loadBrowse.ts';
import MakesPage from '../slots/page.shopByMake.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadMakes);
export const clientLoader = browserLoader(loadMakes);

export default withLateWords(MakesPage);
