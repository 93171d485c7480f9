import { browserAction } from '../data/routeLoaders.ts';
import ResetPage from '../slots/page.resetPassword.ts';
import { resetAction } from '../pages/sign-in/signInActions.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = resetAction;
export const clientAction = browserAction;

export default withLateWords(ResetPage);
