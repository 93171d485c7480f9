export { AvailabilityLines, type AvailabilityLinesProps } from './Availability/AvailabilityLines.tsx';
export { CartGroup, type CartGroupProps } from './Cart/CartGroup.tsx';
export { CartLine, type CartLineProps } from './Cart/CartLine.tsx';
export { EmptyCart, type EmptyCartProps } from './Cart/EmptyCart.tsx';
export { GroupHead, type GroupHeadProps } from './Cart/GroupHead.tsx';
export { MiniCart, type MiniCartProps } from './Cart/MiniCart.tsx';
export { PickUpAll, type PickUpAllProps } from './Cart/PickUpAll.tsx';
export { SavedParts, type SavedPartsProps } from './Cart/SavedParts.tsx';
export { ShareLink, type ShareLinkProps } from './Cart/ShareLink.tsx';
export { AddressChoice, type AddressChoiceProps, type AddressOption } from './Checkout/AddressChoice.tsx';
export { AppliedTender, type AppliedTenderProps } from './Checkout/AppliedTender.tsx';
export { CardVendors, vendorName, type CardVendorsProps } from './Checkout/CardVendors.tsx';
export { CheckoutLayout, type CheckoutLayoutProps } from './Checkout/CheckoutLayout.tsx';
export { CheckoutSection, type CheckoutSectionProps } from './Checkout/CheckoutSection.tsx';
export { LineProblem, type LineProblemProps } from './Checkout/LineProblem.tsx';
export { OrderChanges, type OrderChangesProps } from './Checkout/OrderChanges.tsx';
export { CheckoutSteps, checkoutVariants, type CheckoutStepsProps } from './Checkout/CheckoutSteps.tsx';
export {
  PaymentMethodList,
  type PaymentMethodListProps,
  type PaymentMethodOption,
} from './Checkout/PaymentMethodList.tsx';
export { ConsentForm, type ConsentFormProps } from './Consent/ConsentForm.tsx';
export { WhatsAppLink, type WhatsAppLinkProps } from './Contact/WhatsAppLink.tsx';
export { CompareBar, type CompareBarProps } from './Shelf/CompareBar.tsx';
export { CompareToggle, type CompareToggleProps } from './Shelf/CompareToggle.tsx';
export { CoreChip, type CoreChipProps } from './Core/CoreChip.tsx';
export { FitBadge, type FitBadgeProps } from './Fit/FitBadge.tsx';
export { FitProof, type FitProofProps } from './Fit/FitProof.tsx';
export type * from './model/availability.ts';
export type * from './model/fit.ts';
export type * from './model/order.ts';
export type * from './model/payLater.ts';
export type * from './model/product.ts';
export type * from './model/returnSlip.ts';
export { OrderLines, type OrderLinesProps } from './Order/OrderLines.tsx';
export { OrderView, type OrderViewProps, type PlacedOrder } from './Order/OrderView.tsx';
export { PaymentInstructions, type PaymentInstructionsProps } from './Order/PaymentInstructions.tsx';
export { ReturnInstructions, type ReturnInstructionsProps } from './Order/ReturnInstructions.tsx';
export { StatusLabel, type StatusLabelProps } from './Order/StatusLabel.tsx';
export { PartPicture, type PartPictureProps } from './PartPicture/PartPicture.tsx';
export { Price, PriceNote, type PriceProps } from './Price/Price.tsx';
export type { FormTarget } from './private/IntentForm.tsx';
export { Rating, type RatingProps } from './Rating/Rating.tsx';
export { ReviewHistogram, type ReviewHistogramProps, type ReviewSummary } from './Rating/ReviewHistogram.tsx';
export {
  OrderSummary,
  TotalsList,
  type OrderSummaryProps,
  type TotalsListProps,
} from './Totals/OrderSummary.tsx';
export { SummaryBar, type SummaryBarProps } from './Totals/SummaryBar.tsx';
export { FitReasons, type FitReasonsProps } from './Fit/FitReasons.tsx';
export { FacetRail, type FacetRailProps } from './Facets/FacetRail.tsx';
export { filterPair, filterPairs, filtersName, rangeName } from './Facets/facetNames.ts';
export { ProductRow, type ProductRowProps } from './ProductRow/ProductRow.tsx';
export { ProductListSkeletons, type ProductListSkeletonsProps } from './ProductRow/ProductListSkeletons.tsx';
export { ProductTile, type ProductTileProps } from './ProductTile/ProductTile.tsx';
export { EmptyShelf, type EmptyShelfProps } from './Shelf/EmptyShelf.tsx';
export { ResultsPagination, type ResultsPaginationProps } from './Shelf/ResultsPagination.tsx';
export {
  AppliedFilters,
  FacetSheetButton,
  PromotedFilters,
  ShelfBar,
  SortSelect,
  type AppliedFiltersProps,
  type FacetSheetButtonProps,
  type PromotedFilter,
  type PromotedFiltersProps,
  type SortSelectProps,
} from './Shelf/ShelfBar.tsx';
export { ShelfHeader, type ShelfHeaderProps } from './Shelf/ShelfHeader.tsx';
export {
  ProductList,
  ShelfLayout,
  type ProductListProps,
  type ShelfLayoutProps,
} from './Shelf/ShelfLayout.tsx';
export type * from './model/shelf.ts';
export { AccountLink, type AccountLinkProps } from './Header/AccountLink.tsx';
export { CartLink, type CartLinkProps } from './Header/CartLink.tsx';
export { CheckoutHeader, type CheckoutHeaderProps } from './Header/CheckoutHeader.tsx';
export { LogoLink, type LogoLinkProps } from './Header/LogoLink.tsx';
export { PromoStrip, type PromoAd, type PromoStripProps } from './Header/PromoStrip.tsx';
export { SimpleHeader, type SimpleHeaderProps } from './Header/SimpleHeader.tsx';
export type { HeaderLanguages } from './Header/HeaderLanguages.tsx';
export { SiteHeader, type HeaderLink, type SiteHeaderProps } from './Header/SiteHeader.tsx';
export { StandaloneHeader, type StandaloneHeaderProps } from './Header/StandaloneHeader.tsx';
export { StoreButton, type StoreButtonProps } from './Header/StoreButton.tsx';
export { cutStoreText, storeAddress, type StoreAddressParts } from './Header/storeText.ts';
export { VehicleButton, type VehicleButtonProps } from './Header/VehicleButton.tsx';
export { Menu, type MenuLink, type MenuProps, type MenuSection } from './Menu/Menu.tsx';
export { SearchField, type SearchFieldProps } from './Search/SearchField.tsx';
export {
  SuggestionList,
  type ProductSuggestion,
  type SuggestionListProps,
} from './Search/SuggestionList.tsx';
export type * from './model/link.ts';
export type * from './model/productPage.ts';
export { BothSides, type BothSidesProps } from './Product/BothSides.tsx';
export { BuyBox, type BuyBoxProps } from './Product/BuyBox.tsx';
export type { DeliveryPlaceForm } from './Product/DeliveryPlace.tsx';
export { CompatibilityTable, type CompatibilityTableProps } from './Product/CompatibilityTable.tsx';
export { CoreExplained, type CoreExplainedProps } from './Product/CoreExplained.tsx';
export { Gallery, type GalleryProps } from './Product/Gallery.tsx';
export { Installation, type InstallationProps } from './Product/Installation.tsx';
export { ProductPage, type ProductPageProps, type ProductSection } from './Product/ProductPage.tsx';
export { ProductPageSkeleton } from './Product/ProductPageSkeleton.tsx';
export { RelatedParts, type RelatedPartsProps } from './Product/RelatedParts.tsx';
export { SpecList, type SpecListProps } from './Product/SpecList.tsx';
export { StickyBuyBar, type StickyBuyBarProps } from './Product/StickyBuyBar.tsx';
export { WarrantyReturns, type WarrantyReturnsProps } from './Product/WarrantyReturns.tsx';
export { CheckoutFooter, type CheckoutFooterProps } from './Footer/CheckoutFooter.tsx';
export type { FooterColumn, FooterIconLink, FooterLink } from './Footer/footerContent.ts';
export { LegacyFooter, type LegacyFooterProps } from './Footer/LegacyFooter.tsx';
export { SocialIcon, type SocialIconProps } from './Footer/SocialIcon.tsx';
export { SiteFooter, type SiteFooterProps } from './Footer/SiteFooter.tsx';
export type * from './model/vehicle.ts';
export { NoVehicles, type NoVehiclesProps } from './Vehicle/NoVehicles.tsx';
export type { OnPick } from './Vehicle/usePicks.ts';
export { VehicleBar, type VehicleBarProps } from './Vehicle/VehicleBar.tsx';
export { VehicleCard, type VehicleCardProps } from './Vehicle/VehicleCard.tsx';
export { VehiclePicker, type VehiclePickerProps } from './Vehicle/VehiclePicker.tsx';
export { PlateFinder, type PlateFinderProps } from './Vehicle/PlateFinder.tsx';
export { VinFinder, type VinFinderProps } from './Vehicle/VinFinder.tsx';
export { BrandList, type BrandListProps } from './Category/BrandList.tsx';
export { CategoryPromos, type CategoryPromo, type CategoryPromosProps } from './Category/CategoryPromos.tsx';
export { CategoryHeader, type CategoryHeaderProps } from './Category/CategoryHeader.tsx';
export { CategoryTiles, type CategoryTile, type CategoryTilesProps } from './Category/CategoryTiles.tsx';
export { CarJobs, type CarJobsProps } from './Home/CarJobs.tsx';
export { DealCards, type DealCardsProps, type DealSummary } from './Home/DealCards.tsx';
export { HomeHero, type HeroVehicle, type HomeHeroProps } from './Home/HomeHero.tsx';
export { JobTiles, type Job, type JobTilesProps } from './Home/JobTiles.tsx';
export { NearYou, type NearYouProps, type NearbyStore } from './Home/NearYou.tsx';
export { WearParts, type WearPartsProps } from './Home/WearParts.tsx';
export { WearPartTiles, type WearPartTilesProps } from './Home/WearPartTiles.tsx';
export { CrashBlock, type CrashBlockProps } from './Page/CrashBlock.tsx';
export { ErrorBlock, type ErrorBlockProps } from './Page/ErrorBlock.tsx';
export { NotFoundBlock, type NotFoundBlockProps } from './Page/NotFoundBlock.tsx';
export { OopsDrawing } from './Page/OopsDrawing.tsx';
export { PageHeader, type PageHeaderProps } from './Page/PageHeader.tsx';
export type * from './model/store.ts';
export { HoursTable, type HoursTableProps } from './Store/HoursTable.tsx';
export { LocateButton, type LocateButtonProps } from './Store/LocateButton.tsx';
export { MyStore, type MyStoreProps } from './Store/MyStore.tsx';
export { StoreCard, type StoreCardProps } from './Store/StoreCard.tsx';
export { StoreFinderLayout, type StoreFinderLayoutProps } from './Store/StoreFinderLayout.tsx';
export { StoreList, type StoreListProps } from './Store/StoreList.tsx';
export { MapChoice, type MapChoiceProps } from './Store/MapChoice.tsx';
export type { TileSource } from './Store/tileProjection.ts';
export { StoreMap, type StoreMapProps } from './Store/StoreMap.tsx';
export { StoreSearchForm, type StoreFilters, type StoreSearchFormProps } from './Store/StoreSearchForm.tsx';
export { AboutPart, type AboutPartProps } from './Product/AboutPart.tsx';
export { productSectionContent, type ProductSectionsOptions } from './Product/productSectionContent.tsx';
export { useProductSections } from './Product/useProductSections.tsx';
export {
  useProductSectionTitles,
  type ProductDetail,
  type ProductSectionId,
  type ProductSectionTitle,
} from './Product/useProductSectionTitles.ts';
