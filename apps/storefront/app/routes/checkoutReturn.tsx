import { CheckoutPage, gatewayReturn } from '../features/checkout/index.ts';

export const loader = gatewayReturn;
export const handle = { frame: 'checkout' };

export default CheckoutPage;
