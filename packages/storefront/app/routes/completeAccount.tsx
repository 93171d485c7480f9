import { browserAction, browserLoader, forMembers, serverLoader, withLateWords } from '../data/route.ts';
import CompletePage from '../slots/page.completeAccount.ts';
import { loadComplete } from '../pages/sign-in/loadSignIn.ts';
import { completeAction } from '../pages/sign-in/signInActions.ts';

const load = forMembers(loadComplete);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = completeAction;
export const clientAction = browserAction;

export default withLateWords(CompletePage);
