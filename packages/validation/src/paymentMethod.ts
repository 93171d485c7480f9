/** Ids of the bank cards that the markets take. */
export type BankCardMethod = 'visa' | 'master' | 'amex' | 'discover' | 'carnet' | 'elo' | 'hipercard';

export type WalletMethod = 'paypal' | 'applePay' | 'googlePay';

/** Cards of the shop's own, which hold an amount. */
export type ShopCardMethod = 'giftCard' | 'merchandiseCard' | 'loyaltyCard';

/** Codes, vouchers and transfers, which an order shows until their money arrives (PLUS-022). */
export type LaterMethod = 'pix' | 'boleto' | 'oxxo' | 'spei';

/**
 * Every way to pay of the markets that ship, as `paymentMethod` on the wire (CART-042). A market of another team may
 * have more: a table over these names them all, and takes what it does not know as it comes.
 */
export type PaymentMethodId = BankCardMethod | WalletMethod | ShopCardMethod | LaterMethod;

/** How an order names a card of the shop (CART-047). */
export type ShopCardVendor = 'giftcard' | 'merchcard' | 'loyaltycard';
