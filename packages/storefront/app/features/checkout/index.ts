export { checkoutAction } from './checkoutAction.ts';
export { CheckoutPage } from './CheckoutPage.tsx';
export { loadCheckout } from './loadCheckout.ts';
export { readCheckoutDraft } from './checkoutDraft.ts';
export { gatewayReturn } from './gatewayReturn.ts';
export { AddressFields } from './AddressFields.tsx';
export { usePlaceFill } from './usePlaceFill.ts';
