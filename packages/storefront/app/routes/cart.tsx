import { browserAction, browserLoader, revalidateAfterPost, serverLoader } from '../data/routeLoaders.ts';
import { cartAction, CartPage, loadCart } from '../features/cart/index.ts';

export const loader = serverLoader(loadCart);
export const clientLoader = browserLoader(loadCart);
export const action = cartAction;
export const clientAction = browserAction;
export const shouldRevalidate = revalidateAfterPost;

export default CartPage;
