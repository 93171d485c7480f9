/** @typedef {{ files: readonly string[], tests: readonly string[] }} Group paths below src */

/** What `npm run mutation` asks of every group. */
export const leastPercent = 95;

/**
 * The rules of trade whose tests are measured, and the tests that hold them. Only pure rules: what they decide is
 * written by statements whose races and kills `npm run chaos` shows. Tables of data (rates, calendars) are no rules.
 * @type {Readonly<Record<string, Group>>}
 */
export const groups = {
  pricing: {
    files: [
      'pricing/installments.ts',
      'pricing/shipping.ts',
      'pricing/tax.ts',
      'pricing/totals.ts',
      'cart/priceCart.ts',
    ],
    tests: ['pricing/*.test.ts', 'cart/priceCart.test.ts'],
  },
  promotion: {
    files: [
      'promotions/allocate.ts',
      'promotions/applyPromotions.ts',
      'promotions/dearestSets.ts',
      'promotions/discountOf.ts',
    ],
    tests: ['promotions/{allocate,applyPromotions,dearestSets,promotionRules,promotionProperties}.test.ts'],
  },
  stock: {
    files: [
      'availability/pickSenders.ts',
      'availability/promise.ts',
      'clock/zone.ts',
      'clock/calendar.ts',
      'logistics/timetable.ts',
      'checkout/draftShipments.ts',
      'cart/parcels.ts',
      'cart/planTakes.ts',
    ],
    tests: [
      'availability/*.test.ts',
      'clock/calendar.test.ts',
      'cart/planTakes.test.ts',
      'checkout/draftShipments.test.ts',
    ],
  },
  payment: {
    files: [
      'tenders/paymentMethods.ts',
      'checkout/payment/paymentState.ts',
      'payments/settle/allocate.ts',
      'tenders/tenders.ts',
    ],
    tests: [
      'payments/settle/allocate.test.ts',
      'tenders/tenders.test.ts',
      'checkout/payment/paymentState.test.ts',
    ],
  },
  orders: {
    files: [
      'orders/money/orderAmounts.ts',
      'orders/returns/returnTerms.ts',
      'orders/status/orderStatus.ts',
      'orders/status/statusTable.ts',
    ],
    tests: [
      'orders/money/orderAmounts.test.ts',
      'orders/returns/returnTerms.test.ts',
      'orders/status/*.test.ts',
    ],
  },
  fit: {
    files: [
      'cart/auditCart.ts',
      'fitment/applicationRanges.ts',
      'fitment/fitVerdict.ts',
      'fitment/wordFit.ts',
    ],
    tests: ['cart/auditCart.test.ts', 'fitment/*.test.ts'],
  },
};
