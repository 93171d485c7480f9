import { browserAction, browserLoader, forMembers, serverLoader, withLateWords } from '../data/route.ts';
import { loadProfile } from '../pages/account/loadAccount.ts';
import { profileAction } from '../pages/account/profileAction.ts';
import ProfilePage from '../slots/page.profile.ts';

const load = forMembers(loadProfile);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = profileAction;
export const clientAction = browserAction;

export default withLateWords(ProfilePage);
