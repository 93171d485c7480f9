import { browserAction, withLateWords } from '../data/route.ts';
import ResetPage from '../slots/page.resetPassword.ts';
import { resetAction } from '../pages/sign-in/signInActions.ts';

export const action = resetAction;
export const clientAction = browserAction;

export default withLateWords(ResetPage);
