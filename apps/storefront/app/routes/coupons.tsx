import { browserAction } from '../data/routeLoaders.ts';
import { couponAction, couponLoader, CouponsPage } from '../features/deals/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = couponLoader;
export const action = couponAction;
export const clientAction = browserAction;

export default withLateWords(CouponsPage);
