import { catalogQueries, useB2c } from '@driveline/hooks';
import { ProductListSkeletons } from '@driveline/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Results } from '../catalog/index.ts';
import { Failure } from '../page/index.ts';
import { shelfParameters } from './dealShelf.ts';
import { NoDeals } from './NoDeals.tsx';

export type DealPartsProps = {
  /** What the search knows the shelf by. */
  shelf: string;
  /** Of the page, which filters, order and numbers are appended to. */
  path: string;
  /** Said where there is none. */
  none: string;
};

/** The parts of a deal as a shelf with its filters, order and pages. */
export function DealParts({ shelf, path, none }: DealPartsProps) {
  const { client, shopper } = useB2c();
  const [query] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery({
    ...catalogQueries.search(client, shelfParameters(shelf, query), shopper),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ProductListSkeletons />;
  if (data.totalCount === 0 && query.size === 0) return <NoDeals title={none} />;
  return <Results result={{ ...data, breadCrumbs: [] }} path={path} headingLevel={2} isBusy={isFetching} />;
}
