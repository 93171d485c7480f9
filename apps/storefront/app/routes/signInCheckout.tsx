import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadSignInCheckout, signInAction, SignInCheckoutPage } from '../features/sign-in/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadSignInCheckout);
export const clientLoader = browserLoader(loadSignInCheckout);
/** A cart that took other parts in is told of where it is paid for (ACCT-016). */
export const action = signInAction((_typed, { cartChanged }) =>
  cartChanged ? '/checkout?notice=cart_joined' : '/checkout',
);
export const clientAction = browserAction;
/** The minimal header and footer of the checkout (SHELL-003). */
export const handle = { frame: 'checkout' };

export default withLateWords(SignInCheckoutPage);
