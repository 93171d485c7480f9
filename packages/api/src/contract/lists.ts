import type { Lists } from './endpoint.ts';

/**
 * The lists that an answer may lack (API-027), by shape. A test holds them equal to the schemas, which stay out of a
 * browser's bundle. Single exports, joined by calls that are marked pure, so that a bundler keeps those of the calls
 * in use alone: it takes a spread for one that may do something.
 */
const and = (...parts: readonly Lists[]): Lists => Object.assign({}, ...parts) as Lists;

const fit: Lists = { fit: { reasons: [], 'question?': { options: [] } } };
export const store: Lists = { hours: [], services: [] };
const attributed = /* @__PURE__ */ and(fit, { attributes: [] });
const shipment: Lists = { lineItemList: [fit], 'store?': store };
export const history: Lists = { orders: [{ shipmentInfoList: [shipment] }] };
export const order = /* @__PURE__ */ and(history, { grandPaymentAccountList: [] });
export const cart = /* @__PURE__ */ and(order, { cartItemError: [], checkoutMessageData: [] });
const detail = /* @__PURE__ */ and(attributed, {
  breadCrumbs: [],
  displayNotesTypes: [],
  highlights: [],
  specifications: [],
  'measures?': { items: [] },
  'contents?': { items: [] },
  installation: [],
  'reviews?': { stars: [] },
  compatibility: [{ engines: [], qualifiers: [] }],
  'pair?': { product: attributed },
});
const payments: Lists = { paymentMethodInfo: [], giftCardList: [] };

export const saved: Lists = { savedItems: [{ options: [] }] };
export const savedLists: Lists = { savedLists: [{ skuNumbers: [] }] };
export const cartAndSaved = /* @__PURE__ */ and(cart, saved);
export const claimedCoupon: Lists = { order: cart };
export const addedPayment = /* @__PURE__ */ and(payments, claimedCoupon);
export const checkoutState = /* @__PURE__ */ and(payments, { cart });
export const commit: Lists = { 'order?': order };
export const category: Lists = { breadCrumbs: [], children: [], popularBrands: [] };
export const locations: Lists = {
  response: { locations: [/* @__PURE__ */ and(store, { store })] },
};
export const preferredStore: Lists = { storeDetails: store };
export const product: Lists = { pdpResults: { products: [detail] } };
export const products: Lists = { products: [attributed] };
export const reviews: Lists = { summary: { stars: [] }, reviews: [] };
export const search = /* @__PURE__ */ and(products, {
  filters: [{ values: [] }],
  breadCrumbs: [],
  spellingHints: [],
  'namedVehicle?': { choices: [] },
});
export const skus: Lists = { skus: [/* @__PURE__ */ and(fit, { shippingMethods: [] })] };
export const stores: Lists = { stores: [store] };
export const suggestions: Lists = { generalSuggestions: [], productTitleSuggestions: [] };
export const warranties: Lists = { warranties: [{ items: [] }] };
