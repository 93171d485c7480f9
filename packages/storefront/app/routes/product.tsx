import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadProduct, ProductPage } from '../features/product/index.ts';

export const loader = serverLoader(loadProduct);
export const clientLoader = browserLoader(loadProduct);

export default ProductPage;
