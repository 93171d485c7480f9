import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { rewardsPages } from './groups/rewardsPages.ts';

export const loader = serverLoader(rewardsPages.load);
export const clientLoader = browserLoader(rewardsPages.load);
export const action = rewardsPages.action;
export const clientAction = browserAction;

export default withLateWords(rewardsPages.Page);
