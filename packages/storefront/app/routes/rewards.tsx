import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadRewards, RewardsPage } from '../features/rewards/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadRewards);
export const clientLoader = browserLoader(loadRewards);

export default withLateWords(RewardsPage);
