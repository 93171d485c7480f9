import type { Market } from '@driveline/markets';
import {
  addressLines,
  crumbsOf,
  dealSummary,
  garageVehicle,
  historyOrder,
  maintenanceInterval,
  orderGroups,
  orderTotals,
  payLaterOf,
  placedOrder,
  productDetail,
  productSummary,
  rewardsAccount,
  rewardsEntry,
  trackedShipments,
  vehicleKey,
} from '@driveline/hooks/models';
import { fixtureIn } from '@driveline/api/testing';
import { formatPostalCode } from '@driveline/validation';
import { useMarket } from '../.storybook/shopMarket.ts';

/** The day that the recorded answers speak of, a Saturday. */
export const today = '2026-11-21';

const known = new Map<string, ShopData>();

/** What the reference server answered in the story's market, as a shop hands it to the components. */
export function useShopData(): ShopData {
  const market = useMarket();
  const data = known.get(market.code) ?? shopData(market);
  known.set(market.code, data);
  return data;
}

type ShopData = ReturnType<typeof shopData>;

const shopData = (market: Market) => ({
  market,
  ...shelfData(market),
  ...cartData(market),
  ...orderData(market),
  ...accountData(market),
});

function shelfData(market: Market) {
  const answer = fixtureIn(market.code);
  const shelf = answer('catalog.search');
  const [product] = answer('catalog.product').pdpResults.products;
  const [sku] = answer('catalog.skuDetails').skus;
  const header = answer('shell.header');
  const category = answer('catalog.category');
  const parts = shelf.products.map((one) => productSummary(one, market));
  const shown = productDetail(product!, sku, market);
  return {
    header,
    shelf,
    shelfCrumbs: crumbsOf(shelf.breadCrumbs),
    parts,
    product: shown,
    asking: askingPart(parts, shown),
    productCrumbs: crumbsOf(product!.breadCrumbs),
    related: answer('catalog.relatedParts').products.map((one) => productSummary(one, market)),
    category,
    categoryCrumbs: crumbsOf(category.breadCrumbs),
    deals: answer('deals.list').deals.map((one) => dealSummary(one, market)),
    vehicle: vehicleKey(header.vehicleMap)!,
    stores: answer('stores.geosearch').response.locations.map(({ store }) => store),
    store: answer('stores.detail'),
  };
}

/** The shelf's part that fits only when a question is answered; its page has what the shelf says of it. */
function askingPart(
  parts: readonly ReturnType<typeof productSummary>[],
  like: ReturnType<typeof productDetail>,
) {
  const part = parts.find(({ fit }) => fit.state === 'NEEDS_MORE_INFO') ?? parts[0]!;
  return {
    ...like,
    ...part,
    description: part.title,
    specifications: part.attributes,
    highlights: [],
    installation: [],
  };
}

function cartData(market: Market) {
  const answer = fixtureIn(market.code);
  const cart = answer('cart.detail');
  const checkout = answer('checkout.state');
  return {
    groups: orderGroups(cart, market),
    totals: orderTotals(cart, market),
    contact: checkout.contact!,
    address: checkout.shippingAddress!,
    /** As people write it. */
    postalCode: formatPostalCode(checkout.shippingAddress!.postalCode, market),
    addressLines: addressLines(checkout.shippingAddress!, market),
  };
}

function orderData(market: Market) {
  const answer = fixtureIn(market.code);
  const order = answer('orders.confirmation');
  const later = answer('orders.details');
  const payLater = payLaterOf(later, market);
  return {
    order: placedOrder(order, market),
    shipments: trackedShipments(order, market).map(underWay),
    // Where a market knows no such way to pay, the order is one that was paid at once.
    laterOrder: placedOrder(payLater ? later : order, market),
    payLater,
    history: answer('orders.history').orders.map((one) => historyOrder(one, market)),
  };
}

/** A day later: the parcel is on its way, and the counter has put the rest aside. */
function underWay(shipment: ReturnType<typeof trackedShipments>[number]) {
  const placed = `${today}T15:05:00Z`;
  const isPickup = shipment.way === 'pickup';
  return {
    ...shipment,
    status: isPickup ? 'READY FOR PICK UP' : 'SHIPPED',
    reached: isPickup
      ? { placed, preparing: placed, readyForPickup: `${today}T15:35:00Z` }
      : { placed, preparing: placed, shipped: `${today}T20:10:00Z` },
    ...(!isPickup && {
      carrier: 'Parcel Line',
      trackingNumber: '1Z0000000000000000',
      trackingHref: '#parcel',
    }),
  };
}

function accountData(market: Market) {
  const answer = fixtureIn(market.code);
  const plan = answer('garage.maintenance');
  const [first] = answer('vehicles.list').vehicles;
  const { loyaltyAccount } = answer('rewards.account');
  return {
    profile: answer('account.current'),
    rewards: rewardsAccount(loyaltyAccount!, market),
    activity: answer('rewards.activity').activities.map((entry, at) => rewardsEntry(entry, market, at)),
    garage: answer('vehicles.list').vehicles.map((one) =>
      garageVehicle(one, one.vehicleId === first?.vehicleId ? plan : undefined, first?.vehicleId),
    ),
    plan,
    intervals: plan.intervals.map((one) =>
      maintenanceInterval(one, `/user/addServiceHistory/v1?type=${one.serviceType}`),
    ),
  };
}
