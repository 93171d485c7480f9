import { safeReturnPath } from '@driveline/hooks/session';
import { redirectDocument } from 'react-router-dom';
import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadSignInCheckout } from '../pages/sign-in/loadSignIn.ts';
import { signInAction } from '../pages/sign-in/signInActions.ts';
import SignInCheckoutPage from '../slots/page.signInCheckout.ts';
import * as paths from '../paths/index.ts';

export const loader = serverLoader(loadSignInCheckout);
export const clientLoader = browserLoader(loadSignInCheckout);
/**
 * Back to the step of the checkout that asked for it. A cart that took other parts in is told of where it is paid for
 * (ACCT-016). As a document: the server knows what was typed there before.
 */
export const action = signInAction(({ returnTo = '' }, { cartChanged }) => {
  const step = new URL(safeReturnPath(returnTo), 'http://page').searchParams.get('step');
  const query = new URLSearchParams({ ...(step && { step }), ...(cartChanged && { notice: 'cart_joined' }) });
  return query.size > 0 ? `${paths.checkout()}?${query}` : paths.checkout();
}, redirectDocument);
export const clientAction = browserAction;
/** The minimal header and footer of the checkout (SHELL-003). */
export const handle = { frame: 'checkout' };

export default withLateWords(SignInCheckoutPage);
