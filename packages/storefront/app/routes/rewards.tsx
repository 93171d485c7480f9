import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadRewards } from '../pages/rewards/loadRewards.ts';
import { rewardsAction } from '../pages/rewards/rewardsActions.ts';
import RewardsPage from '../slots/page.rewards.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadRewards);
export const clientLoader = browserLoader(loadRewards);
export const action = rewardsAction;
export const clientAction = browserAction;

export default withLateWords(RewardsPage);
