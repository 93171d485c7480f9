// Apart from the other paths, which every page carries: these belong to only a few pages.

/** A gift card is paid there, and confirmed once it is (CART-055). */
export const giftCardPayment = (purchaseId: string, notice?: string) =>
  `/giftCard/payment?${new URLSearchParams({ purchase: purchaseId, ...(notice && { notice }) })}`;
/** The way back from the gateway's pages to the payment of a gift card. */
export const giftCardWayBack = (purchaseId: string) =>
  `/checkout/return?${new URLSearchParams({ purchase: purchaseId })}`;
export const giftCardBought = (purchaseId: string) =>
  `/giftCard/confirmation?${new URLSearchParams({ purchase: purchaseId })}`;
