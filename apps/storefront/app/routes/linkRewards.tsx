import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { LinkPage, loadLink, linkAction } from '../features/rewards/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadLink);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = linkAction;
export const clientAction = browserAction;

export default withLateWords(LinkPage);
