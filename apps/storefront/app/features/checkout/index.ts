export { checkoutAction } from './checkoutAction.ts';
export { CheckoutPage } from './CheckoutPage.tsx';
export { loadCheckout } from './loadCheckout.ts';
export { gatewayReturn } from './gatewayReturn.ts';
