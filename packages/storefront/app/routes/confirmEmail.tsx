import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { forMembers } from '../features/session/index.ts';
import { confirmAction, ConfirmPage, loadConfirm } from '../features/sign-in/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadConfirm);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = confirmAction;
export const clientAction = browserAction;

export default withLateWords(ConfirmPage);
