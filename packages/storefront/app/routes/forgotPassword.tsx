import { browserAction, withLateWords } from '../data/route.ts';
import ForgotPage from '../slots/page.forgotPassword.ts';
import { forgotAction } from '../pages/sign-in/signInActions.ts';

export const action = forgotAction;
export const clientAction = browserAction;

export default withLateWords(ForgotPage);
