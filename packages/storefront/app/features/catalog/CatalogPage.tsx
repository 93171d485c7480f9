import { catalogQueries, useB2c } from '@driveline/hooks';
import { PageBody } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Failure } from '../page/index.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { ShelfPage } from './ShelfPage.tsx';

/** What the catch-all path shows, by the type that its lookup gave (CATALOG-021). */
export function CatalogPage() {
  const { client } = useB2c();
  const { pathname } = useLocation();
  const { data: type, error, refetch } = useQuery(catalogQueries.pageType(client, pathname));
  switch (type?.result?.pageType) {
    case 'SHELF':
      return <ShelfPage />;
    case 'CATEGORY':
      return <CategoryPage />;
    default:
      return (
        <PageBody>
          <Failure error={error} onRetry={() => void refetch()} />
        </PageBody>
      );
  }
}
