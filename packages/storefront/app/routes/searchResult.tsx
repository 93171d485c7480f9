import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadResults, ResultsPage } from '../features/catalog/index.ts';

export const loader = serverLoader(loadResults);
export const clientLoader = browserLoader(loadResults);

export default ResultsPage;
