import { describeBlocks } from '../../../test/describeConformance.tsx';
import { AvailabilityLines } from '../Availability/AvailabilityLines.tsx';
import { BrandList } from '../Category/BrandList.tsx';
import { CategoryHeader } from '../Category/CategoryHeader.tsx';
import { CategoryPromos } from '../Category/CategoryPromos.tsx';
import { CategoryTiles } from '../Category/CategoryTiles.tsx';
import { CoreChip } from '../Core/CoreChip.tsx';
import { FacetRail } from '../Facets/FacetRail.tsx';
import { FitBadge } from '../Fit/FitBadge.tsx';
import { FitProof } from '../Fit/FitProof.tsx';
import { FitReasons } from '../Fit/FitReasons.tsx';
import { brands, brakeTiles } from '../fixtures/pages.ts';
import { buying, fits, needsInfo, rotor, today } from '../fixtures/products.ts';
import { facets, promoted } from '../fixtures/shelf.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import { Price, PriceNote } from '../Price/Price.tsx';
import { ProductListSkeletons } from '../ProductRow/ProductListSkeletons.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { ReviewHistogram } from '../Rating/ReviewHistogram.tsx';
import { reviewSummary } from '../fixtures/reviews.ts';
import { CompareBar } from '../Shelf/CompareBar.tsx';
import { CompareToggle } from '../Shelf/CompareToggle.tsx';
import { EmptyShelf } from '../Shelf/EmptyShelf.tsx';
import { ResultsPagination } from '../Shelf/ResultsPagination.tsx';
import {
  AppliedFilters,
  FacetSheetButton,
  PromotedFilters,
  ShelfBar,
  SortSelect,
} from '../Shelf/ShelfBar.tsx';
import { ShelfHeader } from '../Shelf/ShelfHeader.tsx';
import { ProductList, ShelfLayout } from '../Shelf/ShelfLayout.tsx';

const crumbs = [
  { label: 'Parts', href: '/parts' },
  { label: 'Brakes', href: '/parts/brakes' },
];
const row = { product: rotor, vehicle: 'Halden', today, ...buying };

describeBlocks({
  AppliedFilters: [
    HTMLElement,
    (props) => <AppliedFilters filters={[{ label: 'Front', removeHref: '?' }]} clearHref="?" {...props} />,
  ],
  AvailabilityLines: [
    HTMLDivElement,
    (props) => <AvailabilityLines availability={rotor.availability} today={today} {...props} />,
  ],
  BrandList: [HTMLElement, (props) => <BrandList brands={brands} {...props} />],
  CategoryHeader: [HTMLElement, (props) => <CategoryHeader name="Brakes" crumbs={crumbs} {...props} />],
  CategoryPromos: [
    HTMLDivElement,
    (props) => <CategoryPromos promos={[{ title: 'Brake season', text: '15% off' }]} {...props} />,
  ],
  CategoryTiles: [HTMLUListElement, (props) => <CategoryTiles tiles={brakeTiles} {...props} />],
  CompareBar: [
    HTMLFormElement,
    (props) => <CompareBar action="/compare" href="/compare" most={4} count={2} {...props} />,
  ],
  CompareToggle: [
    HTMLLabelElement,
    (props) => <CompareToggle skuNumber="1" chosen onChoose={() => true} {...props} />,
  ],
  CoreChip: [HTMLSpanElement, (props) => <CoreChip minor={4500} returnDays={45} {...props} />],
  EmptyShelf: [
    HTMLElement,
    (props) => <EmptyShelf term="rotorz" popular={brands} clearHref="?" {...props} />,
  ],
  FacetRail: [
    HTMLFormElement,
    (props) => <FacetRail facets={facets} action="/parts" vehicle="Halden" total={14} {...props} />,
  ],
  FacetSheetButton: [HTMLButtonElement, (props) => <FacetSheetButton count={2} {...props} />],
  FitBadge: [HTMLSpanElement, (props) => <FitBadge state="FITS" vehicle="Halden" {...props} />],
  FitProof: [
    HTMLElement,
    (props) => <FitProof fit={needsInfo} answer={{ action: '/a', intent: 'answer-fit' }} {...props} />,
  ],
  FitReasons: [HTMLTableElement, (props) => <FitReasons reasons={fits.reasons} {...props} />],
  PartPicture: [HTMLSpanElement, (props) => <PartPicture picture={rotor.picture} label="Rotor" {...props} />],
  Price: [HTMLSpanElement, (props) => <Price minor={11_900} wasMinor={13_900} {...props} />],
  PriceNote: [HTMLSpanElement, (props) => <PriceNote unit="each" needed={2} {...props} />],
  ProductList: [
    HTMLDivElement,
    (props) => (
      <ProductList layout="row" {...props}>
        Rotor
      </ProductList>
    ),
  ],
  ProductListSkeletons: [HTMLDivElement, (props) => <ProductListSkeletons {...props} />],
  ProductRow: [HTMLElement, (props) => <ProductRow {...row} {...props} />],
  ProductTile: [HTMLElement, (props) => <ProductTile {...row} {...props} />],
  PromotedFilters: [HTMLElement, (props) => <PromotedFilters filters={promoted} {...props} />],
  ReviewHistogram: [
    HTMLDivElement,
    (props) => (
      <ReviewHistogram value={4.3} count={20} summary={reviewSummary} hrefOf={() => '/r'} {...props} />
    ),
  ],
  Rating: [HTMLSpanElement, (props) => <Rating value={4.6} count={128} variant="stars" {...props} />],
  ResultsPagination: [
    HTMLDivElement,
    (props) => <ResultsPagination shown={24} total={86} next={24} nextHref="?page=2" {...props} />,
  ],
  ShelfBar: [HTMLDivElement, (props) => <ShelfBar {...props}>Filters</ShelfBar>],
  ShelfHeader: [
    HTMLElement,
    (props) => <ShelfHeader title="Rotors" total={17} vehicle="Halden" questionCount={3} {...props} />,
  ],
  ShelfLayout: [
    HTMLDivElement,
    (props) => (
      <ShelfLayout rail="Filters" {...props}>
        Parts
      </ShelfLayout>
    ),
  ],
  SortSelect: [HTMLFormElement, (props) => <SortSelect value="relevance" action="/parts" {...props} />],
});
