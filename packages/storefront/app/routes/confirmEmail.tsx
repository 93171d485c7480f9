import { browserAction, browserLoader, forMembers, serverLoader, withLateWords } from '../data/route.ts';
import { loadConfirm } from '../pages/sign-in/loadSignIn.ts';
import ConfirmPage from '../slots/page.confirmEmail.ts';
import { confirmAction } from '../pages/sign-in/signInActions.ts';

const load = forMembers(loadConfirm);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = confirmAction;
export const clientAction = browserAction;

export default withLateWords(ConfirmPage);
