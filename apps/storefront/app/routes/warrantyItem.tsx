import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { WarrantyItemPage, loadWarrantyItem, warrantyAction } from '../features/warranties/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadWarrantyItem);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = warrantyAction;
export const clientAction = browserAction;

export default withLateWords(WarrantyItemPage);
