export { checkoutMutations } from './checkoutMutations.ts';
export { checkoutQueries } from './checkoutQueries.ts';
export * from './gatewayFrame.ts';
export { leavesIdleCheckout } from './idleCheckout.ts';
export * from './checkoutLayout.ts';
export * from './checkoutSteps.ts';
export * from './commitWays.ts';
export { deliverySummary } from './deliverySummary.ts';
export { dueMinor } from './dueMinor.ts';
export { savedAddressOf } from './savedAddressOf.ts';
export * from './seenOrder.ts';
export * from './shipmentWays.ts';
export * from './useCheckout.ts';
export * from './useCheckoutPlan.ts';
export * from './useCheckoutPlaces.ts';
export * from './changeWays.ts';
export * from './checkoutCookies.ts';
export * from './checkoutFault.ts';
export * from './commitOrder.ts';
export {
  contactDraft,
  contactKinds,
  contactLines,
  contactValues,
  OTHER_ADDRESS,
  SAVE_ADDRESS,
  SAVED_ADDRESS,
  sendContact,
  SIGN_IN_FIRST,
  validateContact,
  withAddress,
} from './contactStep.ts';
export type { AddressQuestion, ContactMarket, ContactRefusal, KnownMember } from './contactStep.ts';
export * from './membership.ts';
export * from './giftCardOrder.ts';
export * from './invoice.ts';
export * from './orderForm.ts';
export { pickupOffer } from './pickupOffer.ts';
export * from './paymentChoices.ts';
export * from './takePayment.ts';
export * from './billing.ts';
export * from './cardsToPay.ts';
export * from './tenders.ts';
export * from './useCardFrame.ts';
export * from './useKnownMember.ts';
export * from './useRewardsToSpend.ts';
export * from './useStepFocus.ts';
export { acceptedMisfits, MISFIT_FIELD } from './misfitField.ts';
export { codeOfCart, useCartPlace } from './useCartPlace.ts';
export { filledStep } from './filledStep.ts';
