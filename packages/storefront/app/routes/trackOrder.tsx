import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadPageCards } from '../parts/page/PageCards.tsx';
import { trackOrderAction } from '../pages/orders/orderActions.ts';
import { TrackOrderPage } from '../pages/orders/TrackOrderPage.tsx';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadPageCards);
export const clientLoader = browserLoader(loadPageCards);
export const action = trackOrderAction;
export const clientAction = browserAction;

export default withLateWords(TrackOrderPage);
