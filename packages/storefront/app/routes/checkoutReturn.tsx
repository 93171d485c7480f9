import { CheckoutPage } from '../pages/checkout/CheckoutPage.tsx';
import { gatewayReturn } from '../pages/checkout/paymentAction.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = gatewayReturn;
export const handle = { frame: 'checkout' };

export default withLateWords(CheckoutPage);
