import { fixture } from '@driveline/api/testing';
import { productJsonLd, readShelfQuery } from '@driveline/hooks';
import type * as models from '@driveline/hooks/models';
import { markets } from '@driveline/markets';
import { filterPair, filtersName, rangeName } from '@driveline/ui';
import type {
  GarageVehicle,
  HistoryOrder,
  MaintenanceInterval,
  RewardsAccount,
  RewardsActivityEntry,
  TrackedShipment,
} from '@driveline/ui/account';
import type {
  Crumb,
  DealSummary,
  FooterColumn,
  FooterLink,
  MenuSection,
  OrderGroup,
  OrderLine,
  OrderTotals,
  PartPictureSource,
  PayLater,
  PlacedOrder,
  ProductDetail,
  ProductSuggestion,
  ProductSummary,
  PromoAd,
  StockRemedy,
  VehicleKey,
} from '@driveline/ui';
import { expect, expectTypeOf, test } from 'vitest';

type Given<Name extends keyof typeof models> = ReturnType<
  Extract<(typeof models)[Name], (...of: never) => unknown>
>;

// The hooks import no component; this file holds the two together, some of it by its type check.
test('what the models give is what the components take', () => {
  expectTypeOf<Given<'productSummary'>>().toExtend<ProductSummary>();
  expectTypeOf<Given<'productDetail'>>().toExtend<ProductDetail>();
  expectTypeOf<Given<'vehicleKey'>>().toExtend<VehicleKey | undefined>();
  expectTypeOf<Given<'partPicture'>>().toExtend<PartPictureSource>();
  expectTypeOf<Given<'crumbsOf'>>().toExtend<Crumb[]>();
  expectTypeOf<Given<'dealSummary'>>().toExtend<DealSummary>();
  expectTypeOf<Given<'menuSections'>>().toExtend<MenuSection[]>();
  expectTypeOf<Given<'topNavSections'>>().toExtend<MenuSection[]>();
  expectTypeOf<Given<'promoAds'>>().toExtend<PromoAd[]>();
  expectTypeOf<Given<'footerRows'>['columns']>().toExtend<readonly FooterColumn[]>();
  expectTypeOf<Given<'footerRows'>['otherSites']>().toExtend<readonly FooterLink[]>();
  expectTypeOf<Given<'orderLine'>>().toExtend<OrderLine>();
  expectTypeOf<Given<'orderGroups'>>().toExtend<OrderGroup[]>();
  expectTypeOf<Given<'orderTotals'>>().toExtend<OrderTotals>();
  expectTypeOf<Given<'placedOrder'>>().toExtend<PlacedOrder>();
  expectTypeOf<Given<'payLaterOf'>>().toExtend<PayLater | undefined>();
  expectTypeOf<Given<'shownSuggestion'>>().toExtend<ProductSuggestion>();
  expectTypeOf<Given<'historyOrder'>>().toExtend<HistoryOrder>();
  expectTypeOf<Given<'trackedShipments'>>().toExtend<TrackedShipment[]>();
  expectTypeOf<Given<'rewardsAccount'>>().toExtend<RewardsAccount>();
  expectTypeOf<Given<'rewardsEntry'>>().toExtend<RewardsActivityEntry>();
  expectTypeOf<Given<'garageVehicle'>>().toExtend<GarageVehicle>();
  expectTypeOf<Given<'maintenanceInterval'>>().toExtend<MaintenanceInterval>();
  expectTypeOf<Given<'remedyOf'>>().toEqualTypeOf<StockRemedy | undefined>();
});

test('[PLUS-011] what the filter form names its fields is what an address of a shelf is read by', () => {
  const query = new URLSearchParams([
    [filtersName, filterPair('brand', 'A:B')],
    [rangeName('price', 'min'), '40'],
    [rangeName('price', 'max'), '120'],
  ]);
  expect(readShelfQuery(query).filters).toEqual({ brand: ['A:B'], price: ['40-120'] });
});

test('[CONF-018] no market ships a sample review, and without one there is no node', () => {
  const [product] = fixture('catalog.product').pdpResults.products;
  expect(markets.flatMap((market) => market.sampleReviews)).toEqual([]);
  for (const market of markets) {
    const node = productJsonLd(product!, undefined, { market, origin: '', reviews: 'sample' }).at(-1);
    expect(node).not.toHaveProperty('review');
    expect(node).not.toHaveProperty('aggregateRating');
  }
});
