import { browserLoader, serverLoader } from '../data/route.ts';
import CatalogPage from '../slots/page.lookUp.ts';
import { loadPath } from '../pages/catalog/loadCatalog.ts';

export const loader = serverLoader(loadPath);
export const clientLoader = browserLoader(loadPath);

export default CatalogPage;
