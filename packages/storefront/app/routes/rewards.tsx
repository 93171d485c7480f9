import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadRewards } from '../pages/rewards/loadRewards.ts';
import { rewardsAction } from '../pages/rewards/rewardsActions.ts';
import RewardsPage from '../slots/page.rewards.ts';

export const loader = serverLoader(loadRewards);
export const clientLoader = browserLoader(loadRewards);
export const action = rewardsAction;
export const clientAction = browserAction;

export default withLateWords(RewardsPage);
