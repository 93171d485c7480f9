import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { AccountPage, loadAccount } from '../features/account/index.ts';
import { forMembers } from '../features/session/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadAccount);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default withLateWords(AccountPage);
