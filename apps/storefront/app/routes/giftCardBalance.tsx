import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { BalancePage, loadGiftCard, giftCardAction } from '../features/gift-card/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadGiftCard);
export const clientLoader = browserLoader(loadGiftCard);
export const action = giftCardAction;
export const clientAction = browserAction;

export default withLateWords(BalancePage);
