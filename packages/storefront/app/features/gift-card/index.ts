export { BalancePage } from './BalancePage.tsx';
export { giftCardAction } from './giftCardAction.ts';
export { GiftCardPage } from './GiftCardPage.tsx';
export { loadGiftCard, loadUnknown } from './loadGiftCard.ts';
