import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { DetailsFormPage, loadDetailsForm, detailsFormAction } from '../features/garage/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadDetailsForm);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = detailsFormAction;
export const clientAction = browserAction;

export default withLateWords(DetailsFormPage);
