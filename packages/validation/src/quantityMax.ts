/** The most of one part in one cart (CART-001); apart from the rule, which pages without its form need not load. */
export const QUANTITY_MAX = 99;
