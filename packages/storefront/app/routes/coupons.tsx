import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { couponAction } from '../pages/deals/dealActions.ts';
import CouponsPage from '../slots/page.coupons.ts';
import { loadCoupons } from '../pages/deals/loadDeals.ts';

export const loader = serverLoader(loadCoupons);
export const clientLoader = browserLoader(loadCoupons);
export const action = couponAction;
export const clientAction = browserAction;

export default withLateWords(CouponsPage);
