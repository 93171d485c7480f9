export { CircularPage } from './CircularPage.tsx';
export { couponAction } from './couponAction.ts';
export { couponLoader } from './couponLoader.ts';
export { CouponsPage } from './CouponsPage.tsx';
export { dealAction } from './dealAction.ts';
export { DealsHomePage } from './DealsHomePage.tsx';
export { DealsPage } from './DealsPage.tsx';
export { loadCircular, loadDeals, loadDealsHome } from './loaders.ts';
