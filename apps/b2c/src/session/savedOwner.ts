/** Whose what was put aside is: the account's, or this browser's (CART-013). */
export const accountOwner = (customerId: string) => `c:${customerId}`;
export const guestOwner = (idHash: string) => `s:${idHash}`;
