import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { CatalogPage, loadPath } from '../features/catalog/index.ts';

export const loader = serverLoader(loadPath);
export const clientLoader = browserLoader(loadPath);

export default CatalogPage;
