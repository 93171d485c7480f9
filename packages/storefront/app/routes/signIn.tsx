import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadSignIn } from '../pages/sign-in/loadSignIn.ts';
import { signInAction } from '../pages/sign-in/signInActions.ts';
import SignInPage from '../slots/page.signIn.ts';

export const loader = serverLoader(loadSignIn);
export const clientLoader = browserLoader(loadSignIn);
export const action = signInAction();
export const clientAction = browserAction;

export default withLateWords(SignInPage);
