import type { Meta, StoryObj } from '@storybook/react-vite';
import { FacetRail } from '../Facets/FacetRail.tsx';
import { buying, longest, products, today, vehicle, vehicleShort } from '../fixtures/products.ts';
import { facets, promoted } from '../fixtures/shelf.ts';
import { ProductListSkeletons } from '../ProductRow/ProductListSkeletons.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { CompareBar } from './CompareBar.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import { EmptyShelf } from './EmptyShelf.tsx';
import { ResultsPagination } from './ResultsPagination.tsx';
import { AppliedFilters, FacetSheetButton, PromotedFilters, ShelfBar, SortSelect } from './ShelfBar.tsx';
import { ShelfHeader } from './ShelfHeader.tsx';
import { ProductList, ShelfLayout } from './ShelfLayout.tsx';

const meta = {
  component: ShelfHeader,
  title: 'Commerce/Shelf',
  subcomponents: {
    ShelfBar,
    FacetSheetButton,
    PromotedFilters,
    SortSelect,
    AppliedFilters,
    ShelfLayout,
    FacetRail,
    ProductList,
    ProductListSkeletons,
    ResultsPagination,
    CompareBar,
    CompareToggle,
    EmptyShelf,
  },
  args: { title: 'Brake rotors', total: 17, fitCount: 14, questionCount: 3, vehicle },
} satisfies Meta<typeof ShelfHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const rail = (
  <FacetRail facets={facets} action="/parts/brakes/rotors" vehicle={vehicle} total={14} clearHref="?" />
);

export const Page: Story = {
  render: (args) => (
    <>
      <ShelfHeader {...args} />
      <ShelfLayout rail={rail}>
        <ShelfBar>
          <FacetSheetButton count={2} />
          <PromotedFilters filters={promoted} />
          <SortSelect value="relevance" action="/parts/brakes/rotors" />
        </ShelfBar>
        <AppliedFilters filters={[{ label: 'Front', removeHref: '?' }]} clearHref="?" />
        <ProductList layout="row">
          {[...products, longest].map((product, index) => (
            <ProductRow key={index} product={product} {...buying} vehicle={vehicleShort} today={today} />
          ))}
        </ProductList>
        <ResultsPagination shown={24} total={86} next={24} nextHref="?page=2" />
      </ShelfLayout>
    </>
  ),
};

const comparison = {
  action: '/compare',
  href: '/compare?skuNumbers=820101',
  most: 4,
  onClear: () => undefined,
};

export const Compared: Story = {
  render: () => (
    <ShelfLayout rail={rail}>
      <ProductList layout="row">
        {[...products, longest].map((product, index) => (
          <ProductRow
            key={index}
            product={product}
            {...buying}
            vehicle={vehicleShort}
            today={today}
            isCompared={index < 2}
            onCompare={() => true}
          />
        ))}
      </ProductList>
      <CompareBar {...comparison} count={2} />
    </ShelfLayout>
  ),
};

export const ComparedTiles: Story = {
  render: () => (
    <ShelfLayout rail={rail}>
      <ProductList layout="grid">
        {products.map((product, index) => (
          <ProductTile
            key={index}
            product={product}
            {...buying}
            today={today}
            isCompared={index < 4}
            onCompare={() => false}
          />
        ))}
      </ProductList>
      <CompareBar {...comparison} count={4} isRefused />
    </ShelfLayout>
  ),
};

export const Loading: Story = {
  args: { fitCount: 0, questionCount: 0 },
  render: (args) => (
    <>
      <ShelfHeader {...args} />
      <ProductListSkeletons count={3} />
    </>
  ),
};

export const NothingFound: Story = {
  render: () => (
    <EmptyShelf
      term="braek rotorz"
      spelling={[{ label: 'brake rotors', href: '/searchresult?searchText=brake+rotors' }]}
      popular={[
        { label: 'Brakes', href: '/parts/brakes' },
        { label: 'Batteries', href: '/parts/batteries' },
        { label: 'Oil and filters', href: '/parts/oil' },
      ]}
    />
  ),
};

export const NothingAfterFilters: Story = { render: () => <EmptyShelf clearHref="?" /> };
