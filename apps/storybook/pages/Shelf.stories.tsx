import {
  Breadcrumbs,
  EmptyShelf,
  ErrorState,
  FacetRail,
  FacetSheetButton,
  Pagination,
  ProductList,
  ProductListSkeletons,
  ProductRow,
  PromotedFilters,
  ResultsPagination,
  ShelfBar,
  ShelfHeader,
  ShelfLayout,
  SortSelect,
  Stack,
  type ProductSummary,
} from '@driveline/ui';
import type { Facet } from '@driveline/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from './inShop.tsx';
import { usePageWords } from './pageWords.ts';
import { today, useShopData } from './shopData.ts';

const PATH = '/parts/brakes/brake-rotors';

/** The filters that decide, repeated above the list. */
const promotedOf = (facets: readonly Facet[]) =>
  facets
    .filter(({ promoted, kind }) => promoted && kind === 'value')
    .flatMap(({ values }) => values)
    .map(({ label, selected }) => ({ label, selected, href: '?' }));

function Results({ parts, title }: { parts: readonly ProductSummary[]; title: string }) {
  const { shelf, shelfCrumbs, vehicle } = useShopData();
  const { totalCount: total, fitCount, questionCount, filters } = shelf;
  const name = vehicle.name;
  return (
    <>
      <Stack gap={2}>
        <Breadcrumbs crumbs={shelfCrumbs} />
        <ShelfHeader
          title={title}
          total={total}
          fitCount={fitCount}
          questionCount={questionCount}
          vehicle={name}
        />
      </Stack>
      <ShelfLayout rail={<FacetRail facets={filters} action={PATH} vehicle={name} total={total} />}>
        <ShelfBar>
          <FacetSheetButton count={0} />
          <PromotedFilters filters={promotedOf(filters)} />
          <SortSelect value="relevance" action={PATH} />
        </ShelfBar>
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
        <ResultsPagination shown={parts.length} total={total} next={total - parts.length} nextHref="?page=2">
          <Pagination page={1} total={2} hrefOf={(page) => `?page=${page}`} />
        </ResultsPagination>
      </ShelfLayout>
    </>
  );
}

function Shelf({ isLong = false }: { isLong?: boolean }) {
  const words = usePageWords();
  const { shelf, parts } = useShopData();
  const lengthened = (part: ProductSummary) => ({ ...part, title: `${part.title}, ${words('longPart')}` });
  if (isLong)
    return (
      <Results parts={parts.slice(0, 1).map(lengthened)} title={`${shelf.title} ${words('longPart')}`} />
    );
  return <Results parts={parts} title={shelf.title} />;
}

function Waiting() {
  const { shelf, shelfCrumbs, vehicle } = useShopData();
  return (
    <>
      <Stack gap={2}>
        <Breadcrumbs crumbs={shelfCrumbs} />
        <ShelfHeader
          title={shelf.title}
          total={shelf.totalCount}
          fitCount={0}
          questionCount={0}
          vehicle={vehicle.name}
        />
      </Stack>
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
