import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { GroupPage } from './groups/pageGroup.tsx';
import { warrantyPages } from './groups/warrantyPages.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(warrantyPages.load);
export const clientLoader = browserLoader(warrantyPages.load);
export const action = warrantyPages.action;
export const clientAction = browserAction;

function WarrantyPages() {
  return <GroupPage group={warrantyPages} />;
}

export default withLateWords(WarrantyPages);
