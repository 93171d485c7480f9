import {
  breadcrumbJsonLd,
  catalogQueries,
  crumbsOf,
  partPicture,
  useB2c,
  useCategory,
  useMyVehicle,
} from '@driveline/hooks';
import {
  BrandList,
  CategoryHeader,
  CategoryPromos,
  CategoryTiles,
  PageBody,
  VehicleBar,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { UnloadedPage } from '../../parts/page/UnloadedPage.tsx';
import * as paths from '../../paths/index.ts';
import { useShop } from '../../shop/useShop.ts';
import { ShelfPage, WaitingShelf } from './ShelfPages.tsx';

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
      return <UnloadedPage error={error} onRetry={refetch} />;
  }
}

/** A category with the tiles of its children; without children it shows its shelf at once (CATALOG-029). */
function CategoryPage() {
  const { record } = useShop();
  const { pathname } = useLocation();
  const vehicle = useMyVehicle()?.vehicleName ?? null;
  const { data: category, error, refetch } = useCategory(pathname);
  if (!category) return <WaitingShelf error={error} onRetry={refetch} />;
  if (category.children.length === 0) return <ShelfPage />;
  const { categoryName, description, breadCrumbs, children, popularBrands } = category;
  return (
    <PageBody>
      <PageHead
        title={categoryName}
        description={description}
        canonicalPath={pathname}
        jsonLd={import.meta.env.SSR ? breadcrumbJsonLd(breadCrumbs, record.root) : []}
      />
      <CategoryHeader name={categoryName} crumbs={crumbsOf(breadCrumbs)} description={description} />
      <VehicleBar vehicle={vehicle} href={paths.vehicles()} />
      <CategoryPromos promos={category.promos ?? []} />
      <CategoryTiles
        tiles={children.map(({ categoryName: label, canonicalPath: href, drawing, ...counts }) => {
          return { label, href, ...counts, picture: partPicture({ drawing }) };
        })}
      />
      <BrandList brands={popularBrands.map((label) => ({ label, href: paths.search(label) }))} />
    </PageBody>
  );
}
