export { GiftCardPage as default } from '../pages/gift-card/GiftCardPages.tsx';
