import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadBrands } from '../pages/browse/loadBrowse.ts';
import BrandsPage from '../slots/page.brands.ts';

export const loader = serverLoader(loadBrands);
export const clientLoader = browserLoader(loadBrands);

export default withLateWords(BrandsPage);
