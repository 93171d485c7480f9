import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { checkoutAction, CheckoutPage, loadCheckout } from '../features/checkout/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadCheckout);
export const clientLoader = browserLoader(loadCheckout);
export const action = checkoutAction;
export const clientAction = browserAction;
/** The shell shows the minimal header and footer of a checkout (SHELL-003). */
export const handle = { frame: 'checkout' };

export default withLateWords(CheckoutPage);
