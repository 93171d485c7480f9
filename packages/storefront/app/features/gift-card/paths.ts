export const GIFT_CARD_PATH = '/giftCard';
export const BALANCE_PATH = '/giftCard/cardBalance';
