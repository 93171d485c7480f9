/**
 * Paths of the lists that an answer may lack (API-027), by shape. `a[].b` is in every entry of `a`, `a?.b`
 * only where `a` is there. A test holds them equal to the schemas, which stay out of a browser's bundle.
 */
const within = (place: string, lists: string) => lists.replace(/\S+/g, `${place}$&`);

const fit = 'fit.reasons fit.question?.options';
const store = 'hours services';
const product = `${fit} attributes`;
const shipment = `lineItemList ${within('lineItemList[].', fit)} ${within('store?.', store)}`;
const history = `orders orders[].shipmentInfoList ${within('orders[].shipmentInfoList[].', shipment)}`;
const order = `${history} grandPaymentAccountList`;
const cart = `${order} cartItemError checkoutMessageData`;
const compatibility = 'compatibility compatibility[].engines compatibility[].qualifiers';
const detail = `${product} breadCrumbs displayNotesTypes highlights specifications installation ${compatibility}`;
const locations = `response.locations ${within('response.locations[].', `${store} ${within('store.', store)}`)}`;

export const lists = {
  addedPayment: `paymentMethodInfo giftCardList ${within('order.', cart)}`,
  cart,
  claimedCoupon: within('order.', cart),
  category: 'breadCrumbs children popularBrands',
  checkoutState: `${within('cart.', cart)} paymentMethodInfo giftCardList`,
  commit: within('order?.', order),
  history,
  locations,
  order,
  preferredStore: within('storeDetails.', store),
  product: `pdpResults.products ${within('pdpResults.products[].', detail)}`,
  products: `products ${within('products[].', product)}`,
  saved: 'savedItems savedItems[].options',
  search: `products ${within('products[].', product)} filters filters[].values breadCrumbs spellingHints`,
  skus: `skus skus[].shippingMethods ${within('skus[].', fit)}`,
  store,
  stores: `stores ${within('stores[].', store)}`,
  suggestions: 'generalSuggestions productTitleSuggestions',
} as const;
