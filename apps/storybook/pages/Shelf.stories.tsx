import {
  AppliedFilters,
  Breadcrumbs,
  EmptyShelf,
  ErrorState,
  FacetRail,
  FacetSheetButton,
  ProductList,
  ProductListSkeletons,
  ProductRow,
  PromotedFilters,
  ResultsPagination,
  ShelfBar,
  ShelfHeader,
  ShelfLayout,
  SortSelect,
  type ProductSummary,
} from '@driveline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from './inShop.tsx';
import { usePageWords } from './pageWords.ts';
import { today, useShopData } from './shopData.ts';

const PATH = '/parts/brakes/brake-rotors';
const PAGE = 24;

/** Brands, repeated above the list. */
const isBrand = ({ id }: { id: string }) => id === 'brand';

function Results({ parts, title }: { parts: readonly ProductSummary[]; title: string }) {
  const words = usePageWords();
  const { shelf, vehicle } = useShopData();
  const { totalCount: total, fitCount, questionCount, filters } = shelf;
  const name = vehicle.name;
  const promoted = filters.find(isBrand)?.values.slice(0, 4) ?? [];
  return (
    <>
      <ShelfHeader
        title={title}
        total={total}
        fitCount={fitCount}
        questionCount={questionCount}
        vehicle={name}
      />
      <ShelfLayout
        rail={<FacetRail facets={filters} action={PATH} vehicle={name} total={total} clearHref="?" />}
      >
        <ShelfBar>
          <FacetSheetButton count={1} />
          <PromotedFilters filters={promoted.map(({ label }) => ({ label, selected: false, href: '?' }))} />
          <SortSelect value="relevance" action={PATH} />
        </ShelfBar>
        <AppliedFilters filters={[{ label: words('front'), removeHref: '?' }]} clearHref="?" />
        <ProductList layout="row">
          {parts.map((part) => (
            <ProductRow
              key={part.skuNumber}
              product={part}
              addAction="/actions"
              vehicle={vehicle.model}
              today={today}
            />
          ))}
        </ProductList>
        <ResultsPagination shown={PAGE} total={total} next={total - PAGE} nextHref="?page=2" />
      </ShelfLayout>
    </>
  );
}

function Shelf({ isLong = false }: { isLong?: boolean }) {
  const words = usePageWords();
  const { shelf, shelfCrumbs, parts } = useShopData();
  const lengthened = (part: ProductSummary) => ({ ...part, title: `${part.title}, ${words('longPart')}` });
  return (
    <>
      <Breadcrumbs crumbs={shelfCrumbs} />
      {isLong ? (
        <Results parts={parts.slice(0, 1).map(lengthened)} title={`${shelf.title} ${words('longPart')}`} />
      ) : (
        <Results parts={parts} title={shelf.title} />
      )}
    </>
  );
}

function Waiting() {
  const { shelf, shelfCrumbs, vehicle } = useShopData();
  return (
    <>
      <Breadcrumbs crumbs={shelfCrumbs} />
      <ShelfHeader
        title={shelf.title}
        total={shelf.totalCount}
        fitCount={0}
        questionCount={0}
        vehicle={vehicle.name}
      />
      <ProductListSkeletons count={3} />
    </>
  );
}

function Nothing() {
  const term = usePageWords()('wrongTerm');
  const { shelf, shelfCrumbs } = useShopData();
  return (
    <>
      <ShelfHeader title={`“${term}”`} total={0} fitCount={0} questionCount={0} />
      <EmptyShelf
        term={term}
        spelling={[{ label: shelf.title, href: PATH }]}
        popular={shelfCrumbs.map((it) => ({ href: PATH, ...it }))}
      />
    </>
  );
}

function NotLoaded() {
  const words = usePageWords();
  const { shelfCrumbs } = useShopData();
  return (
    <>
      <Breadcrumbs crumbs={shelfCrumbs} />
      <ErrorState title={words('partsFailed')} level={1} onRetry={() => undefined}>
        {words('restWorks')}
      </ErrorState>
    </>
  );
}

const meta = {
  component: Shelf,
  title: 'Pages/Shelf',
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;
const state = { parameters: { visual: { kind: 'pageState' } } };

export const Filled: Story = {};
export const LongText: Story = { ...state, args: { isLong: true } };
export const Loading: Story = { ...state, render: () => <Waiting /> };
export const Empty: Story = { ...state, render: () => <Nothing /> };
export const Failed: Story = { ...state, render: () => <NotLoaded /> };
