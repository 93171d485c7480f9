import type { RouteConfigEntry } from '@react-router/dev/routes';

/** A page by its id: path and file. Ids are what a shop names a route by; they outlive both. */
export const pages = {
  home: ['', 'home.tsx'],
  search: ['searchResult', 'searchResult.tsx'],
  product: ['products/*', 'product.tsx'],
  compare: ['compare', 'compare.tsx'],
  cart: ['cart', 'cart.tsx'],
  sharedCart: ['cart/shared', 'sharedCart.tsx'],
  checkout: ['checkout', 'checkout.tsx'],
  // Where each step has a page of its own.
  checkoutStep: ['checkout/:step', 'checkout.tsx'],
  checkoutReturn: ['checkout/return', 'checkoutReturn.tsx'],
  orderConfirmation: ['orderConfirmation', 'confirmation.tsx'],
  trackOrder: ['trackOrder', 'trackOrder.tsx'],
  signIn: ['signin', 'signIn.tsx'],
  signInCheckout: ['signincheckout', 'signInCheckout.tsx'],
  signInEmbedded: ['signinnotcheckout', 'signInEmbedded.tsx'],
  createAccount: ['create', 'create.tsx'],
  completeAccount: ['completeAccount', 'completeAccount.tsx'],
  forgotPassword: ['forgotPassword', 'forgotPassword.tsx'],
  resetPassword: ['resetPassword/:code', 'resetPassword.tsx'],
  signOut: ['signout', 'signOut.ts'],
  stores: ['store', 'store.tsx'],
  account: ['user/myAccount', 'account.tsx'],
  rewards: ['rewards', 'rewards.tsx'],
  rewardsLink: ['checkRewardAccount', 'rewardsPages.tsx'],
  rewardsJoin: ['createRewardsAccount', 'rewardsPages.tsx'],
  rewardsUpdate: ['updateRewardsAccount', 'rewardsPages.tsx'],
  rewardsMerge: ['mergeConfirmation', 'rewardsPages.tsx'],
  rewardsCredit: ['user/rewards/requestCredit', 'rewardsPages.tsx'],
  wallet: ['wallet', 'wallet.tsx'],
  warranties: ['myWarranties/:warrantyId?/:warrantyItemId?', 'warranties.tsx'],
  giftCard: ['giftCard/*', 'giftCard.tsx'],
  profile: ['user/myProfile', 'profile.tsx'],
  confirmEmail: ['user/confirmEmail/:code', 'confirmEmail.tsx'],
  orderHistory: ['user/orderHistory', 'orderHistory.tsx'],
  order: ['user/orderHistory/:orderId', 'order.tsx'],
  vehicle: ['user/myVehicle', 'vehicle.tsx'],
  garage: ['user/:page/:vehicleId?/:serviceItemId?', 'vehiclePages.tsx'],
  cookieSettings: ['cookieSettings', 'cookieSettings.tsx'],
  landing: ['lp/:name', 'landing.tsx'],
  dealsHome: ['lp/deals', 'dealsHome.tsx'],
  deals: ['deals/*', 'deals.tsx'],
  circular: ['circular', 'circular.tsx'],
  coupons: ['coupons', 'coupons.tsx'],
  contact: ['contactus/:topic?', 'contact.tsx'],
  chat: ['chat', 'chat.tsx'],
  chatContact: ['customerinfo', 'customerInfo.tsx'],
  brands: ['brands/:brandName?', 'brands.tsx'],
  shopByMake: ['shopbymake', 'shopByMake.tsx'],
  shopByModel: ['shopbymodel', 'shopByModel.tsx'],
  vinDecoder: ['vin-decoder', 'vinDecoder.tsx'],
  siteMap: ['siteMap', 'siteMap.tsx'],
  error: ['errorPage', 'errorPage.tsx'],
  // Posts of plain forms; see app/intents.
  actions: ['actions', 'actions.ts'],
  // Everything else is looked up: products, shelves, categories, moved and unknown paths (CATALOG-021).
  lookUp: ['*', 'page.tsx'],
} as const;

export type RouteId = keyof typeof pages;

/** What else knows a route by its path, as privacy, sign-in, payment and the catalogue do, would lose any other one. */
export const MOVABLE = [
  'stores',
  'deals',
  'circular',
  'coupons',
  'contact',
  'brands',
  'shopByMake',
  'shopByModel',
  'vinDecoder',
  'siteMap',
] as const satisfies RouteId[];

/** Other pages and the server send shoppers there. */
export const NEEDED: readonly string[] = ['error', 'actions', 'lookUp'] satisfies RouteId[];

/** By id: `false` removes a route, a path moves it. */
export type RouteChanges = {
  readonly [id in RouteId]?:
    false | (id extends (typeof MOVABLE)[number] ? { readonly path: string } : never);
};

/** What a shop says of its routes. */
export type ShopRoutes = {
  readonly changes?: RouteChanges;
  /** Pages of the shop's own; a `file` is named by its path below the shop's folder. */
  readonly added?: readonly RouteConfigEntry[];
};
