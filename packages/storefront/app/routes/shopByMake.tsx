import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadMakes } from '../pages/browse/loadBrowse.ts';
import MakesPage from '../slots/page.shopByMake.ts';

export const loader = serverLoader(loadMakes);
export const clientLoader = browserLoader(loadMakes);

export default withLateWords(MakesPage);
