import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { couponAction, CouponsPage, loadCoupons } from '../features/deals/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadCoupons);
export const clientLoader = browserLoader(loadCoupons);
export const action = couponAction;
export const clientAction = browserAction;

export default withLateWords(CouponsPage);
