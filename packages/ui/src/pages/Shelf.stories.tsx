import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { FacetRail } from '../commerce/Facets/FacetRail.tsx';
import {
  caliper,
  longest,
  mat,
  rotor,
  slotted,
  today,
  vehicle,
  vehicleShort,
} from '../commerce/fixtures/products.ts';
import { facets, promoted } from '../commerce/fixtures/shelf.ts';
import { ShopFrame } from '../commerce/fixtures/ShopFrame.tsx';
import type { ProductSummary } from '../commerce/model/product.ts';
import { ProductListSkeletons } from '../commerce/ProductRow/ProductListSkeletons.tsx';
import { ProductRow } from '../commerce/ProductRow/ProductRow.tsx';
import { EmptyShelf } from '../commerce/Shelf/EmptyShelf.tsx';
import { ResultsPagination } from '../commerce/Shelf/ResultsPagination.tsx';
import {
  AppliedFilters,
  FacetSheetButton,
  PromotedFilters,
  ShelfBar,
  SortSelect,
} from '../commerce/Shelf/ShelfBar.tsx';
import { ShelfHeader } from '../commerce/Shelf/ShelfHeader.tsx';
import { ProductList, ShelfLayout } from '../commerce/Shelf/ShelfLayout.tsx';

const PATH = '/parts/brakes/rotors';
const crumbs = [
  { label: 'Parts', href: '/parts' },
  { label: 'Brakes', href: '/parts/brakes' },
  { label: 'Rotors', href: PATH },
];
const rail = <FacetRail facets={facets} action={PATH} vehicle={vehicle} total={14} clearHref="?" />;

function Shelf({ parts, title = 'Brake rotors' }: { parts: readonly ProductSummary[]; title?: string }) {
  return (
    <ShopFrame>
      <Breadcrumbs crumbs={crumbs} />
      <ShelfHeader title={title} total={17} fitCount={14} questionCount={3} vehicle={vehicle} />
      <ShelfLayout rail={rail}>
        <ShelfBar>
          <FacetSheetButton count={2} />
          <PromotedFilters filters={promoted} />
          <SortSelect value="relevance" action={PATH} />
        </ShelfBar>
        <AppliedFilters filters={[{ label: 'Front', removeHref: '?' }]} clearHref="?" />
        <ProductList layout="row">
          {parts.map((part) => (
            <ProductRow
              key={part.skuNumber}
              product={part}
              addAction="/cart"
              vehicle={vehicleShort}
              today={today}
            />
          ))}
        </ProductList>
        <ResultsPagination shown={24} total={86} next={24} nextHref="?page=2" />
      </ShelfLayout>
    </ShopFrame>
  );
}

const meta = {
  component: Shelf,
  title: 'Pages/Shelf',
  parameters: { layout: 'fullscreen' },
  args: { parts: [rotor, slotted, caliper, mat] },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;
const state = { parameters: { visual: { kind: 'pageState' } } };

export const Filled: Story = {};

export const LongText: Story = {
  ...state,
  args: { parts: [longest], title: 'Brake rotors, drums and hub assemblies for heavy-duty tow packages' },
};

export const Loading: Story = {
  ...state,
  render: () => (
    <ShopFrame>
      <Breadcrumbs crumbs={crumbs} />
      <ShelfHeader title="Brake rotors" total={17} fitCount={0} questionCount={0} vehicle={vehicle} />
      <ProductListSkeletons count={3} />
    </ShopFrame>
  ),
};

export const Empty: Story = {
  ...state,
  render: () => (
    <ShopFrame>
      <ShelfHeader title="“braek rotorz”" total={0} fitCount={0} questionCount={0} />
      <EmptyShelf
        term="braek rotorz"
        spelling={[{ label: 'brake rotors', href: '/searchresult?searchText=brake+rotors' }]}
        popular={crumbs}
      />
    </ShopFrame>
  ),
};

export const Failed: Story = {
  ...state,
  render: () => (
    <ShopFrame>
      <Breadcrumbs crumbs={crumbs} />
      <ErrorState title="These parts did not load" level={1} onRetry={() => undefined}>
        The rest of the shop works.
      </ErrorState>
    </ShopFrame>
  ),
};
