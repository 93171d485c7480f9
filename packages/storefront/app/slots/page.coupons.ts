export { CouponsPage as default } from '../pages/deals/OfferPages.tsx';
