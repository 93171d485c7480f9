/**
 * Paths of the lists that an answer may lack (API-027), by shape. `a[].b` is in every entry of `a`, `a?.b`
 * only where `a` is there. A test holds them equal to the schemas, which stay out of a browser's bundle.
 * Single exports made by calls that are marked pure, so that a bundler keeps those of the calls in use alone.
 */
const within = (place: string, lists: string) => lists.replace(/\S+/g, `${place}$&`);
const and = (...lists: string[]) => lists.join(' ');

const fit = 'fit.reasons fit.question?.options';
export const store = 'hours services';
const attributed = /* @__PURE__ */ and(fit, 'attributes');
const shipment = /* @__PURE__ */ and(
  'lineItemList',
  /* @__PURE__ */ within('lineItemList[].', fit),
  /* @__PURE__ */ within('store?.', store),
);
export const history = /* @__PURE__ */ and(
  'orders orders[].shipmentInfoList',
  /* @__PURE__ */ within('orders[].shipmentInfoList[].', shipment),
);
export const order = /* @__PURE__ */ and(history, 'grandPaymentAccountList');
export const cart = /* @__PURE__ */ and(order, 'cartItemError checkoutMessageData');
const detail = /* @__PURE__ */ and(
  attributed,
  'breadCrumbs displayNotesTypes highlights specifications installation',
  'compatibility compatibility[].engines compatibility[].qualifiers',
);

export const saved = 'savedItems savedItems[].options';
export const cartAndSaved = /* @__PURE__ */ and(cart, saved);
export const claimedCoupon = /* @__PURE__ */ within('order.', cart);
export const addedPayment = /* @__PURE__ */ and('paymentMethodInfo giftCardList', claimedCoupon);
export const checkoutState = /* @__PURE__ */ and(
  /* @__PURE__ */ within('cart.', cart),
  'paymentMethodInfo giftCardList',
);
export const commit = /* @__PURE__ */ within('order?.', order);
export const category = 'breadCrumbs children popularBrands';
export const locations = /* @__PURE__ */ and(
  'response.locations',
  /* @__PURE__ */ within('response.locations[].', store),
  /* @__PURE__ */ within('response.locations[].store.', store),
);
export const preferredStore = /* @__PURE__ */ within('storeDetails.', store);
export const product = /* @__PURE__ */ and(
  'pdpResults.products',
  /* @__PURE__ */ within('pdpResults.products[].', detail),
);
export const products = /* @__PURE__ */ and('products', /* @__PURE__ */ within('products[].', attributed));
export const search = /* @__PURE__ */ and(products, 'filters filters[].values breadCrumbs spellingHints');
export const skus = /* @__PURE__ */ and(
  'skus skus[].shippingMethods',
  /* @__PURE__ */ within('skus[].', fit),
);
export const stores = /* @__PURE__ */ and('stores', /* @__PURE__ */ within('stores[].', store));
export const suggestions = 'generalSuggestions productTitleSuggestions';
export const warranties = 'warranties warranties[].items';
