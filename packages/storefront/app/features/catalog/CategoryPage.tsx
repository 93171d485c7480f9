import { catalogQueries, crumbsOf, partPicture, useB2c } from '@driveline/hooks';
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
import { breadcrumbJsonLd } from '../../models/jsonLd.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useMyVehicle } from '../session/index.ts';
import { PageHead } from '../page/index.ts';
import { ShelfPage, Waiting } from './ShelfPage.tsx';

/** A category with the tiles of its children; without children it shows its shelf at once (CATALOG-029). */
export function CategoryPage() {
  const { record } = useShop();
  const { pathname } = useLocation();
  const { client } = useB2c();
  const vehicle = useMyVehicle()?.vehicleName ?? null;
  const { data: category, error, refetch } = useQuery(catalogQueries.category(client, pathname));
  if (!category) return <Waiting error={error} onRetry={() => void refetch()} />;
  if (category.children.length === 0) return <ShelfPage />;
  const { categoryName, description, breadCrumbs, children, popularBrands } = category;
  return (
    <PageBody>
      <PageHead
        title={categoryName}
        description={description}
        canonicalPath={pathname}
        jsonLd={breadcrumbJsonLd(breadCrumbs, record.origin)}
      />
      <CategoryHeader name={categoryName} crumbs={crumbsOf(breadCrumbs)} description={description} />
      <VehicleBar vehicle={vehicle} />
      <CategoryPromos promos={category.promos ?? []} />
      <CategoryTiles
        tiles={children.map((child) => ({
          label: child.categoryName,
          href: child.canonicalPath,
          partCount: child.partCount,
          picture: partPicture({ drawing: child.drawing, productImageUrl: '' }),
        }))}
      />
      <BrandList brands={popularBrands.map((label) => ({ label, href: searchFor(label) }))} />
    </PageBody>
  );
}

const searchFor = (term: string) => `/searchresult?searchText=${encodeURIComponent(term)}`;
