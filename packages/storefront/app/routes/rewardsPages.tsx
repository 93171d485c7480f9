import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { GroupPage } from './groups/pageGroup.tsx';
import { rewardsPages } from './groups/rewardsPages.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(rewardsPages.load);
export const clientLoader = browserLoader(rewardsPages.load);
export const action = rewardsPages.action;
export const clientAction = browserAction;

function RewardsPages() {
  return <GroupPage group={rewardsPages} />;
}

export default withLateWords(RewardsPages);
