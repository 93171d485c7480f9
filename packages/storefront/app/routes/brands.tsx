import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadBrands } from '../pages/browse/loadBrowse.ts';
import BrandsPage from '../slots/page.brands.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadBrands);
export const clientLoader = browserLoader(loadBrands);

export default withLateWords(BrandsPage);
