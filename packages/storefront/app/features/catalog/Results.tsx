import type { SearchResult } from '@driveline/api';
import { crumbsOf, filterCount } from '@driveline/hooks';
import {
  AppliedFilters,
  Breadcrumbs,
  EmptyShelf,
  FacetRail,
  FacetSheetButton,
  Pagination,
  PromotedFilters,
  ResultsPagination,
  ShelfBar,
  ShelfHeader,
  ShelfLayout,
  SortSelect,
  Stack,
} from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { useMyVehicle } from '../session/index.ts';
import { appliedFilters, promotedFilters, spellingLinks } from './filterLinks.ts';
import { Products } from '../product/index.ts';
import { FIT, FIT_OFF, readShelfQuery, shelfHref } from './shelfUrl.ts';

export type ResultsProps = {
  readonly result: SearchResult;
  readonly path: string;
  /** What was searched; absent on a shelf. */
  readonly term?: string;
  readonly isBusy: boolean;
  /** Of the shelf's name; default 1. */
  readonly headingLevel?: 1 | 2;
};

/** Heading, filters, order, parts and pages, of a shelf and of a search alike. */
export function Results({ result, path, term, isBusy, headingLevel = 1 }: ResultsProps) {
  const [params] = useSearchParams();
  const query = readShelfQuery(params);
  const myVehicle = useMyVehicle();
  const vehicle = myVehicle?.vehicleName;
  const { totalCount, pageNumber, pageSize, filters } = result;
  const pages = Math.ceil(totalCount / pageSize);
  const hrefOf = (page: number) => shelfHref(path, query, { page });
  const clearHref = shelfHref(path, query, { filters: {} });
  const isFiltered = filterCount(query.filters) > 0;
  const keep = {
    searchText: query.searchText || undefined,
    sort: query.sort === 'relevance' ? undefined : query.sort,
  };
  const shown = Math.min(pageNumber * pageSize, totalCount);
  return (
    <>
      <Stack gap={2}>
        {result.breadCrumbs.length > 0 && <Breadcrumbs crumbs={crumbsOf(result.breadCrumbs)} />}
        <ShelfHeader
          title={result.title}
          level={headingLevel}
          total={totalCount}
          fitCount={result.fitCount}
          questionCount={result.questionCount}
          {...(vehicle && { vehicle })}
        />
      </Stack>
      {totalCount === 0 && !isFiltered ? (
        <EmptyShelf
          {...(term && { term })}
          {...(vehicle &&
            !query.filters[FIT] && {
              unfit: { vehicle, href: shelfHref(path, query, { filters: { [FIT]: ['no'] } }) },
            })}
          spelling={spellingLinks(result.spellingHints)}
        />
      ) : (
        <ShelfLayout
          rail={
            <FacetRail
              facets={filters}
              action={path}
              keep={vehicle ? { ...keep, ...FIT_OFF } : keep}
              total={totalCount}
              {...(vehicle && { vehicle })}
              {...(isFiltered && { clearHref })}
            />
          }
        >
          <ShelfBar>
            <FacetSheetButton count={filterCount(query.filters)} />
            <PromotedFilters filters={promotedFilters(filters, query, path)} />
            <SortSelect value={query.sort} action={path} {...sortKeeps(query)} />
          </ShelfBar>
          <AppliedFilters filters={appliedFilters(filters, query, path)} clearHref={clearHref} />
          {totalCount === 0 ? (
            <EmptyShelf clearHref={clearHref} />
          ) : (
            <Products result={result} isBusy={isBusy} vehicle={myVehicle?.model} />
          )}
          {pages > 1 && (
            <ResultsPagination
              shown={shown}
              total={totalCount}
              next={Math.min(pageSize, totalCount - shown)}
              {...(pageNumber < pages && { nextHref: hrefOf(pageNumber + 1) })}
            >
              <Pagination page={pageNumber} total={pages} hrefOf={hrefOf} />
            </ResultsPagination>
          )}
        </ShelfLayout>
      )}
    </>
  );
}

const sortKeeps = ({ searchText, filters }: ReturnType<typeof readShelfQuery>) => ({
  keep: { searchText: searchText || undefined },
  filters: Object.entries(filters).flatMap(([facet, values]) =>
    values.map((value) => `${encodeURIComponent(facet)}:${encodeURIComponent(value)}`),
  ),
});
