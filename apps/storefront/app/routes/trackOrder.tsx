import { browserAction } from '../data/routeLoaders.ts';
import { trackOrderAction, TrackOrderPage } from '../features/orders/index.ts';

export const action = trackOrderAction;
export const clientAction = browserAction;

export default TrackOrderPage;
