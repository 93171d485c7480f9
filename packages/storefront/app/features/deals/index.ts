export { CircularPage } from './CircularPage.tsx';
export { couponAction } from './couponAction.ts';
export { CouponsPage } from './CouponsPage.tsx';
export { dealAction } from './dealAction.ts';
export { DealsHomePage } from './DealsHomePage.tsx';
export { DealsPage } from './DealsPage.tsx';
export { loadCircular, loadCoupons, loadDeals, loadDealsHome } from './loaders.ts';
