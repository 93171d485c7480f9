import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { loadTrackOrder } from '../pages/orders/loadOrders.ts';
import { trackOrderAction } from '../pages/orders/orderActions.ts';
import TrackOrderPage from '../slots/page.trackOrder.ts';

export const loader = serverLoader(loadTrackOrder);
export const clientLoader = browserLoader(loadTrackOrder);
export const action = trackOrderAction;
export const clientAction = browserAction;

export default withLateWords(TrackOrderPage);
