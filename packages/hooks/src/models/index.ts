export { bothSides } from './bothSides.ts';
export { breadcrumbJsonLd, productJsonLd, shelfJsonLd } from './catalogJsonLd.ts';
export type { ProductJsonLdOptions } from './catalogJsonLd.ts';
export { crumbsOf } from './crumbs.ts';
export { dealItems, dealSummary } from './dealSummary.ts';
export {
  garageVehicle,
  historyOrder,
  historyOrders,
  maintenanceInterval,
  mergeableCards,
  rewardsAccount,
  rewardsEntry,
  serviceEntry,
  trackedShipments,
  warrantyPurchase,
} from './accountModels.ts';
export { copyrightOf, footerRows, returnsNotice } from './footerRows.ts';
export type { FooterRows, ShownFooterLink } from './footerRows.ts';
export { menuSections, promoAds, topNavSections } from './headerContent.ts';
export type { ShownMenuLink, ShownMenuSection } from './headerContent.ts';
export { openMisfits } from './openMisfits.ts';
export {
  orderFacts,
  orderTitle,
  relatedOrders,
  returnedOf,
  shipmentFacts,
  storeToVisit,
} from './orderFacts.ts';
export { orderGroup, orderGroups, orderLine } from './orderGroups.ts';
export { placedGroup } from './placedGroup.ts';
export { orderTotals } from './orderTotals.ts';
export { payLaterOf } from './payLater.ts';
export { addressLines, placedOrder } from './placedOrder.ts';
export type { PhoneMarket, PostalMarket } from './placedOrder.ts';
export { productDetail, vehicleKey } from './productDetail.ts';
export { partPicture, productSummary, shownAvailability } from './productSummary.ts';
export { refusedAddress } from './refusedAddress.ts';
export { returnsHref } from './returnsHref.ts';
export type { LegalPages } from './returnsHref.ts';
export { refundNews, type RefundNews } from './refundNews.ts';
export { returnSlip } from './returnSlip.ts';
export { faqJsonLd, shopJsonLd, storeJsonLd } from './shopJsonLd.ts';
export type { SellingBrand, ShopJsonLdOptions } from './shopJsonLd.ts';
export type { ShopMoney } from './shopMoney.ts';
export { askedChoices, choicesIn } from './choiceFields.ts';
export {
  askedPlace,
  askedPurchase,
  askedQuantity,
  askedWay,
  readRemedy,
  remedyOf,
  writeRefusal,
  writeRemedy,
} from './stockRemedy.ts';
export type { ShownRemedy } from './stockRemedy.ts';
export { savedPart } from './savedPart.ts';
export { shownSuggestion } from './shownSuggestion.ts';
export { wearParts } from './wearParts.ts';
