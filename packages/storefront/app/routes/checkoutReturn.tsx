import { CheckoutPage, gatewayReturn } from '../features/checkout/index.ts';
import { withLateWords } from '../shop/lateWords.tsx';

export const loader = gatewayReturn;
export const handle = { frame: 'checkout' };

export default withLateWords(CheckoutPage);
