import { browserLoader, forMembers, serverLoader, withLateWords } from '../data/route.ts';
import AccountPage from '../slots/page.account.ts';
import { loadAccount } from '../pages/account/loadAccount.ts';

const load = forMembers(loadAccount);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default withLateWords(AccountPage);
