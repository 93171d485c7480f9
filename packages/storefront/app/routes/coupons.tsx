import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { couponAction } from '../pages/deals/dealActions.ts';
import CouponsPage from '../slots/page.coupons.ts';
import { loadCoupons } from '../pages/deals/loadDeals.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = serverLoader(loadCoupons);
export const clientLoader = browserLoader(loadCoupons);
export const action = couponAction;
export const clientAction = browserAction;

export default withLateWords(CouponsPage);
