import { browserLoader, serverLoader } from '../data/route.ts';
import { loadResults } from '../pages/catalog/loadCatalog.ts';
import ResultsPage from '../slots/page.search.ts';

export const loader = serverLoader(loadResults);
export const clientLoader = browserLoader(loadResults);

export default ResultsPage;
