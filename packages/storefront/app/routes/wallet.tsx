import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadWallet } from '../pages/rewards/loadRewards.ts';
import WalletPage from '../slots/page.wallet.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadWallet);
export const clientLoader = browserLoader(loadWallet);

export default withLateWords(WalletPage);
