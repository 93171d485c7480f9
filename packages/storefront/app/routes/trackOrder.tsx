import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { loadTrackOrder } from '../pages/orders/loadOrders.ts';
import { trackOrderAction } from '../pages/orders/orderActions.ts';
import TrackOrderPage from '../slots/page.trackOrder.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadTrackOrder);
export const clientLoader = browserLoader(loadTrackOrder);
export const action = trackOrderAction;
export const clientAction = browserAction;

export default withLateWords(TrackOrderPage);
