/** What `npm run mutation` asks of every group. */
export const leastPercent = 90;

/**
 * What changes a cart, without React or the network.
 * @type {Readonly<Record<string, { files: readonly string[], tests: readonly string[] }>>} paths below src
 */
export const groups = {
  cart: {
    files: [
      'cart/cartChanges.ts',
      'cart/miniCartSummary.ts',
      'cart-lines/collectAt.ts',
      'cart-lines/lineForms.ts',
      'promotions/cartCodes.ts',
      'shipments/shipments.ts',
    ],
    tests: ['{cart,cart-lines,promotions}/*.test.ts'],
  },
};
