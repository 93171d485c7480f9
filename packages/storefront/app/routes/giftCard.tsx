import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { GroupPage } from './groups/pageGroup.tsx';
import { giftCardPages } from './groups/giftCardPages.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(giftCardPages.load);
export const clientLoader = browserLoader(giftCardPages.load);
export const action = giftCardPages.action;
export const clientAction = browserAction;

function GiftCardPages() {
  return <GroupPage group={giftCardPages} />;
}

export default withLateWords(GiftCardPages);
