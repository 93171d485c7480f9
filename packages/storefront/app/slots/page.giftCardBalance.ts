export { BalancePage as default } from '../pages/gift-card/GiftCardPages.tsx';
