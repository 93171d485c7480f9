import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadPageCards } from '../features/content/index.ts';
import { trackOrderAction, TrackOrderPage } from '../features/orders/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadPageCards);
export const clientLoader = browserLoader(loadPageCards);
export const action = trackOrderAction;
export const clientAction = browserAction;

export default withLateWords(TrackOrderPage);
