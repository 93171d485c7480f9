/** Days from arrival in which a part or its core comes back, and until money is on the account again. */
export const returnDays = { part: 90, core: 90, refund: 5, onTheWay: 10 } as const;
