import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { ServiceFormPage, loadServiceForm, serviceAction } from '../features/garage/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadServiceForm);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serviceAction;
export const clientAction = browserAction;

export default withLateWords(ServiceFormPage);
