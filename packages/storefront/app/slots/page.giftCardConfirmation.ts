export { BoughtPage as default } from '../pages/gift-card/PayPages.tsx';
