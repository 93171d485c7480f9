export { DealsPage as default } from '../pages/deals/DealsPage.tsx';
