import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { JoinPage, loadJoin, joinAction } from '../features/rewards/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadJoin);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = joinAction;
export const clientAction = browserAction;

export default withLateWords(JoinPage);
