import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { CompletePage, loadComplete, completeAction } from '../features/sign-in/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadComplete);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = completeAction;
export const clientAction = browserAction;

export default withLateWords(CompletePage);
