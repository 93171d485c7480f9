import {
  catalogQueries,
  readShelfQuery,
  searchParameters,
  shelfHref,
  shelfJsonLd,
  useB2c,
} from '@driveline/hooks';
import { PageBody, ProductListSkeletons } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { UnloadedPage } from '../../parts/page/UnloadedPage.tsx';
import { Results } from '../../parts/products/Results.tsx';
import { useShop, useText } from '../../shop/useShop.ts';

/** A shelf at its own path (CATALOG-026). */
export function ShelfPage() {
  const text = useText();
  const { record } = useShop();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { data: result, ...waiting } = useFound(query, pathname);
  if (!result) return <WaitingShelf {...waiting} />;
  // Filters and order make no page of their own for search engines, numbered pages do.
  const { page } = readShelfQuery(query);
  return (
    <PageBody>
      <PageHead
        title={result.title}
        description={text('catalog.description', { title: result.title })}
        canonicalPath={shelfHref(pathname, {}, { page })}
        jsonLd={import.meta.env.SSR ? shelfJsonLd(result, record.root) : []}
      />
      <Results result={result} path={pathname} isBusy={waiting.isBusy} />
    </PageBody>
  );
}

/** What the address finds. @param path of a shelf; a search has none */
export function useFound(query: URLSearchParams, path?: string) {
  const { client, shopper } = useB2c();
  const { data, error, isFetching, refetch } = useQuery(
    catalogQueries.search(client, searchParameters(query, path), shopper),
  );
  return { data, error, isBusy: isFetching, onRetry: refetch };
}

type WaitingProps = { readonly title?: string; readonly error: unknown; readonly onRetry: () => unknown };

export const WaitingShelf = (props: WaitingProps) => (
  <UnloadedPage {...props}>
    <ProductListSkeletons />
  </UnloadedPage>
);
