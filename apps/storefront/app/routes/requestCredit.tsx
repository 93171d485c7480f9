import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { CreditPage, loadCredit, creditAction } from '../features/rewards/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadCredit);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = creditAction;
export const clientAction = browserAction;

export default withLateWords(CreditPage);
