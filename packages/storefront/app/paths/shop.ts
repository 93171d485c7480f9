import type { CheckoutStep } from '@driveline/hooks';
import { at } from './at.ts';

export const home = () => '/';

/** All parts by category, or those of one such as `brakes/brake-pads`. */
export const parts = (category?: string) => (category ? `/parts/${category}` : '/parts');

/** What was found for a term; without one the search itself (CATALOG-013). */
export const search = (searchText?: string) =>
  searchText === undefined ? '/searchresult' : `/searchresult?${new URLSearchParams({ searchText })}`;

/** @param query such as `notice=…`, without its question mark */
export const cart = (query?: string) => (query ? `/cart?${query}` : '/cart');

/** Where a step is in every layout; without one the checkout opens what is next to do. */
export const checkout = (step?: CheckoutStep) => (step ? `/checkout?step=${step}` : '/checkout');

/** Where a payment service sends the shopper back to. */
export const checkoutReturn = () => '/checkout/return';

/** The order that this session placed last (CART-054). */
export const confirmation = () => '/orderConfirmation';
export const trackOrder = () => '/trackOrder';

/** @param returnUrl path to come back to (ACCT-013) */
export const signIn = (returnUrl?: string) =>
  returnUrl ? `/signin?${new URLSearchParams({ returnUrl })}` : '/signin';

/** The sign-in before or within a checkout (ACCT-016). */
export const checkoutSignIn = () => '/signincheckout';
export const signOut = () => '/signout';
export const createAccount = () => '/create';

export const account = () => '/user/myAccount';
export const rewards = () => '/rewards';
export const wallet = () => '/wallet';

/** Stores, with a search for some of them. */
export const stores = (query?: URLSearchParams) => at(query ? `/store?${query}` : '/store');

/** The shopper's vehicles, and where one is chosen. */
export const vehicles = () => '/user/myVehicle';

/** Legal texts, help and the brand's story, as editors built them (CONTENT-030). */
export const landing = (name: string) => `/lp/${encodeURIComponent(name)}`;

/** Reviews of a part (PLUS-051), beside the pages that editors build. */
export const reviews = (sku: string) => `/lp/reviews?part=${sku}`;

/** Where members write one, and ask about a part. */
export const writeReview = (sku: string) => `/user/writeReview?part=${sku}`;
export const askQuestion = (sku: string) => `/user/askQuestion?part=${sku}`;

export const deals = () => '/lp/deals';

/** What content and catalogue know pages of deals by, wherever the shop has moved these (CATALOG-027). */
export const dealContent = (name: string) => `/deals/${name}`;
export const couponContent = () => '/coupons';

export const hotDeals = () => at('/deals/hotDeal');
export const clearance = () => at('/deals/clearance');
export const rebates = () => at('/deals/rebates');
export const dealPages = () => at('/deals/pages');
export const circular = () => at('/circular');
export const coupons = () => at('/coupons');

export const contact = (topic?: string) => at(topic ? `/contactus/${topic}` : '/contactus');

/** The talk with the desk, which stands in a window of its own (CONTENT-014). */
export const chat = () => '/chat';

/** Asked before it (CONTENT-015). */
export const chatContact = () => '/customerinfo';

export const brands = () => at('/brands');
export const makes = () => at('/shopbymake');
export const models = () => at('/shopbymodel');
export const vinDecoder = () => at('/vin-decoder');
export const siteMap = () => at('/siteMap');
export const cookieSettings = () => '/cookieSettings';
export const error = (reason?: string) => (reason ? `/errorPage?reason=${reason}` : '/errorPage');

/** Takes the posts of forms whose page has no action of its own. */
export const actions = () => '/actions';
