import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadBrands, BrandsPage } from '../features/browse/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadBrands);
export const clientLoader = browserLoader(loadBrands);

export default withLateWords(BrandsPage);
