import { readKeptCheckout } from '@driveline/hooks';
import type { RouteArgs } from '../data/actionData.ts';
import {
  browserAction,
  browserLoader,
  revalidateAfterPost,
  serverLoader,
  withLateWords,
} from '../data/route.ts';
import { checkoutAction } from '../pages/checkout/checkoutAction.ts';
import CheckoutPage from '../slots/page.checkout.ts';
import { loadCheckout } from '../pages/checkout/loadCheckout.ts';
import { requestShop } from '../shop/requestShop.ts';

const load = serverLoader(loadCheckout);

/** With what was typed before a sign-in, or with an order that was refused. */
export async function loader(args: RouteArgs) {
  await load(args);
  return readKeptCheckout(args.context.get(requestShop).cookie);
}
export const clientLoader = browserLoader(loadCheckout);
export const action = checkoutAction;
export const clientAction = browserAction;
export const shouldRevalidate = revalidateAfterPost;
/** The shell shows the minimal header and footer of a checkout (SHELL-003). */
export const handle = { frame: 'checkout' };

export default withLateWords(CheckoutPage);
