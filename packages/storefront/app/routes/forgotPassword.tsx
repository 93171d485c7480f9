import { browserAction } from '../data/routeLoaders.ts';
import ForgotPage from '../slots/page.forgotPassword.ts';
import { forgotAction } from '../pages/sign-in/signInActions.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = forgotAction;
export const clientAction = browserAction;

export default withLateWords(ForgotPage);
