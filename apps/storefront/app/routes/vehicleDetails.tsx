import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { DetailsPage, loadDetails, detailsAction } from '../features/garage/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadDetails);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = detailsAction;
export const clientAction = browserAction;

export default withLateWords(DetailsPage);
