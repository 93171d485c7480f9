import { browserLoader, serverLoader } from '../data/route.ts';
import { loadProduct } from '../pages/product/loadProduct.ts';
import ProductPage from '../slots/page.product.ts';

export const loader = serverLoader(loadProduct);
export const clientLoader = browserLoader(loadProduct);

export default ProductPage;
