import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { RulesPage, loadRules, rulesAction } from '../features/rewards/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadRules);
export const clientLoader = browserLoader(loadRules);
export const action = rulesAction;
export const clientAction = browserAction;

export default withLateWords(RulesPage);
