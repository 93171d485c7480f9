import type { SearchResult } from '@driveline/api';
import {
  crumbsOf,
  listsPath,
  FIT_FACET,
  FIT_OFF,
  readShelfQuery,
  shelfHref,
  shownShelf,
  useComparison,
  useMyVehicle,
  useTooltipPage,
} from '@driveline/hooks';
import {
  AppliedFilters,
  Breadcrumbs,
  EmptyShelf,
  FacetRail,
  FacetSheetButton,
  filterPairs,
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
import * as paths from '../../paths/index.ts';
import { comparison } from '../../shop/comparison.ts';
import { ComparePlace } from './ComparePlace.tsx';
import { Products } from './Products.tsx';

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
  const { bar, ...compared } = useComparison(comparison);
  useTooltipPage('shelf', result.products);
  // A vehicle that the search names stands in for the shopper's; while its year is open there is none.
  const { namedVehicle } = result;
  const vehicle = namedVehicle ? namedVehicle.vehicleId && namedVehicle.vehicleName : myVehicle?.vehicleName;
  const { totalCount, filters } = result;
  const { filterCount, promoted, applied, clearHref, keep, pages, progress, hrefOf } = shownShelf(
    result,
    query,
    path,
  );
  const isFiltered = filterCount > 0;
  return (
    <Stack gap={2}>
      <Stack gap={3}>
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
            !query.filters[FIT_FACET] && {
              unfit: { vehicle, href: shelfHref(path, query, { filters: { [FIT_FACET]: ['no'] } }) },
            })}
          spelling={result.spellingHints.map((hint) => ({ label: hint, href: paths.search(hint) }))}
          spellingTitle={result.hintsTitle}
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
            <FacetSheetButton count={filterCount} />
            <PromotedFilters filters={promoted} />
            <SortSelect
              value={query.sort}
              action={path}
              filters={filterPairs(query.filters)}
              keep={{ searchText: query.searchText || undefined }}
            />
          </ShelfBar>
          <AppliedFilters filters={applied} clearHref={clearHref} />
          {totalCount === 0 ? (
            <EmptyShelf clearHref={clearHref} />
          ) : (
            <Products {...{ result, isBusy, compared }} vehicle={namedVehicle ? vehicle : myVehicle?.model} />
          )}
          {pages > 1 && (
            <ResultsPagination {...progress}>
              <Pagination page={result.pageNumber} total={pages} hrefOf={hrefOf} />
            </ResultsPagination>
          )}
          <ComparePlace {...bar} listsHref={listsPath(compared)} />
        </ShelfLayout>
      )}
    </Stack>
  );
}
