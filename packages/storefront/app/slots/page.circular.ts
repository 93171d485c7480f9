export { CircularPage as default } from '../pages/deals/RebatePages.tsx';
