export * from './addressValidation.ts';
export * from './checkoutLifecycle.ts';
export { checkoutMutations } from './checkoutMutations.ts';
export { checkoutQueries } from './checkoutQueries.ts';
export { leavesIdleCheckout } from './idleCheckout.ts';
export { offeredPaymentMethods, paymentMethodId } from './paymentMethods.ts';
export type { OfferedMethod } from './paymentMethods.ts';
export * from './purchase.ts';
export * from './shippingMethods.ts';
