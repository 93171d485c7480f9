import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import CreatePage from '../slots/page.createAccount.ts';
import { loadSignIn } from '../pages/sign-in/loadSignIn.ts';
import { createAction } from '../pages/sign-in/signInActions.ts';

export const loader = serverLoader(loadSignIn);
export const clientLoader = browserLoader(loadSignIn);
export const action = createAction;
export const clientAction = browserAction;

export default withLateWords(CreatePage);
