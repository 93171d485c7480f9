import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import AccountPage from '../slots/page.account.ts';
import { loadAccount } from '../pages/account/loadAccount.ts';
import { forMembers } from '../session/forMembers.ts';
import { withLateWords } from '../shop/lateWords.tsx';

const load = forMembers(loadAccount);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default withLateWords(AccountPage);
