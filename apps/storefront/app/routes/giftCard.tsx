import { browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { GiftCardPage, loadGiftCard } from '../features/gift-card/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadGiftCard);
export const clientLoader = browserLoader(loadGiftCard);

export default withLateWords(GiftCardPage);
