import { browserAction } from '../data/routeLoaders.ts';
import { trackOrderAction, TrackOrderPage } from '../features/orders/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const action = trackOrderAction;
export const clientAction = browserAction;

export default withLateWords(TrackOrderPage);
