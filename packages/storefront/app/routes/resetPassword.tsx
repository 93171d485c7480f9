import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadReset } from '../pages/sign-in/loadSignIn.ts';
import ResetPage from '../slots/page.resetPassword.ts';
import { resetAction } from '../pages/sign-in/signInActions.ts';

export const loader = serverLoader(loadReset);
export const clientLoader = browserLoader(loadReset);
export const action = resetAction;
export const clientAction = browserAction;

export default withLateWords(ResetPage);
