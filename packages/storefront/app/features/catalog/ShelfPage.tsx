import { catalogQueries, useB2c } from '@driveline/hooks';
import { PageBody, ProductListSkeletons } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { Failure, PageHead } from '../page/index.ts';
import { Results } from './Results.tsx';
import { searchParameters } from './searchParameters.ts';
import { readShelfQuery, shelfHref } from './shelfUrl.ts';
import { shelfJsonLd } from '../../models/jsonLd.ts';
import { useShop } from '../../shop/ShopProvider.tsx';

/** A shelf at its own path (CATALOG-026). */
export function ShelfPage() {
  const text = useText();
  const { record } = useShop();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { client, shopper } = useB2c();
  const parameters = searchParameters({ pathname, searchParams: query }, true);
  const {
    data: result,
    error,
    isFetching,
    refetch,
  } = useQuery(catalogQueries.search(client, parameters, shopper));
  if (!result) return <Waiting error={error} onRetry={() => void refetch()} />;
  // Filters and order make no page of their own for search engines, numbered pages do.
  const { page } = readShelfQuery(query);
  const canonicalPath = shelfHref(
    pathname,
    { filters: {}, sort: 'relevance', page, searchText: '' },
    { page },
  );
  return (
    <PageBody>
      <PageHead
        title={result.title}
        description={text('catalog.description', { title: result.title })}
        canonicalPath={canonicalPath}
        jsonLd={shelfJsonLd(result, record.origin)}
      />
      <Results result={result} path={pathname} isBusy={isFetching} />
    </PageBody>
  );
}

export function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageBody>{error ? <Failure error={error} onRetry={onRetry} /> : <ProductListSkeletons />}</PageBody>
  );
}
