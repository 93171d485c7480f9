export { DealsHomePage as default } from '../pages/deals/DealsHomePage.tsx';
