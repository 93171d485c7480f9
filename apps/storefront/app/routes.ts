import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('searchresult', 'routes/searchResult.tsx'),
  route('products/*', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/return', 'routes/checkoutReturn.tsx'),
  route('orderConfirmation', 'routes/confirmation.tsx'),
  route('trackOrder', 'routes/trackOrder.tsx'),
  route('store', 'routes/store.tsx'),
  route('user/myVehicle', 'routes/vehicle.tsx'),
  route('giftCard/*', 'routes/giftCard.tsx'),
  route('cookieSettings', 'routes/cookieSettings.tsx'),
  route('lp/:name', 'routes/landing.tsx'),
  route('lp/deals', 'routes/dealsHome.tsx'),
  route('deals/*', 'routes/deals.tsx'),
  route('circular', 'routes/circular.tsx'),
  route('coupons', 'routes/coupons.tsx'),
  route('contactus/:topic?', 'routes/contact.tsx'),
  route('brands/:brandName?', 'routes/brands.tsx'),
  route('shopbymake', 'routes/shopByMake.tsx'),
  route('shopbymodel', 'routes/shopByModel.tsx'),
  route('vin-decoder', 'routes/vinDecoder.tsx'),
  route('siteMap', 'routes/siteMap.tsx'),
  route('errorPage', 'routes/errorPage.tsx'),
  // Posts of plain forms; see app/intents.
  route('actions', 'routes/actions.ts'),
  // Everything else is looked up: products, shelves, categories, moved and unknown paths (CATALOG-021).
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
