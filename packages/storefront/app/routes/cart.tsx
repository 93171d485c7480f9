import { browserAction, browserLoader, revalidateAfterPost, serverLoader } from '../data/route.ts';
import { cartAction } from '../pages/cart/cartAction.ts';
import CartPage from '../slots/page.cart.ts';
import { loadCart } from '../pages/cart/loadCart.ts';

export const loader = serverLoader(loadCart);
export const clientLoader = browserLoader(loadCart);
export const action = cartAction;
export const clientAction = browserAction;
export const shouldRevalidate = revalidateAfterPost;

export default CartPage;
