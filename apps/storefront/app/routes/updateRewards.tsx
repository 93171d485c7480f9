import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { UpdatePage, loadUpdate, updateAction } from '../features/rewards/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadUpdate);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = updateAction;
export const clientAction = browserAction;

export default withLateWords(UpdatePage);
