import type { RouteArgs } from '../data/actionData.ts';
import CheckoutPage from '../slots/page.checkout.ts';
import { gatewayReturn } from '../pages/checkout/paymentAction.ts';
import { giftCardReturn } from '../pages/gift-card/buyGiftCard.ts';
import { withLateWords } from '../data/route.ts';

/** The one way back from the gateway's pages: of a gift card that is bought, or of the cart. */
export const loader = (args: RouteArgs) =>
  new URL(args.request.url).searchParams.has('purchase') ? giftCardReturn(args) : gatewayReturn(args);
export const handle = { frame: 'checkout' };

export default withLateWords(CheckoutPage);
