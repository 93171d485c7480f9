import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { sharedCartAction } from '../pages/shared-cart/sharedCartAction.ts';
import { loadSharedCart } from '../pages/shared-cart/SharedCartPage.tsx';
import SharedCartPage from '../slots/page.sharedCart.ts';

export const loader = serverLoader(loadSharedCart);
export const clientLoader = browserLoader(loadSharedCart);
export const action = sharedCartAction;
export const clientAction = browserAction;

export default withLateWords(SharedCartPage);
