import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadProfile, profileAction, ProfilePage } from '../features/account/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadProfile);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = profileAction;
export const clientAction = browserAction;

export default withLateWords(ProfilePage);
