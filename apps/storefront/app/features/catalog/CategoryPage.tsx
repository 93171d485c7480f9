import { catalogQueries, useB2c } from '@driveline/hooks';
import { Breadcrumbs, Heading, Stack, Text } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { crumbsOf } from '../../models/crumbs.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { PageBody, PageHead } from '../shell/index.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { ShelfPage, Waiting } from './ShelfPage.tsx';
import { breadcrumbJsonLd } from '../../models/jsonLd.ts';

/** A category with the tiles of its children; without children it shows its shelf at once (CATALOG-029). */
export function CategoryPage() {
  const { record } = useShop();
  const { pathname } = useLocation();
  const { client } = useB2c();
  const { data: category, error, refetch } = useQuery(catalogQueries.category(client, pathname));
  if (!category) return <Waiting error={error} onRetry={() => void refetch()} />;
  if (category.children.length === 0) return <ShelfPage />;
  return (
    <PageBody>
      <PageHead
        title={category.categoryName}
        description={category.description}
        canonicalPath={pathname}
        jsonLd={breadcrumbJsonLd(category.breadCrumbs, record.origin)}
      />
      <Breadcrumbs crumbs={crumbsOf(category.breadCrumbs)} />
      <Stack gap={2}>
        <Heading level={1}>{category.categoryName}</Heading>
        <Text tone="secondary">{category.description}</Text>
      </Stack>
      <CategoryTiles tiles={category.children} />
    </PageBody>
  );
}
