import { browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadWallet } from '../pages/rewards/loadRewards.ts';
import WalletPage from '../slots/page.wallet.ts';

export const loader = serverLoader(loadWallet);
export const clientLoader = browserLoader(loadWallet);

export default withLateWords(WalletPage);
