import type * as models from '@driveline/hooks/models';
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
  VehicleKey,
  Way,
} from '@driveline/ui';
import { expectTypeOf, test } from 'vitest';

type Given<Name extends keyof typeof models> = ReturnType<
  Extract<(typeof models)[Name], (...of: never) => unknown>
>;

// The hooks import no component; the type check of this file holds the two together.
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
  expectTypeOf<Given<'wayOf'>>().toEqualTypeOf<Way>();
});
