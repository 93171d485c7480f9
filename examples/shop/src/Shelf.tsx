import {
  catalogQueries,
  parseShelfQuery,
  productSummary,
  searchParameters,
  shelfHref,
  useHeader,
  useSearch,
} from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import {
  EmptyShelf,
  PageBody,
  Pagination,
  ProductList,
  ProductRow,
  ProductTile,
  ShelfHeader,
  VehicleBar,
} from '@driveline/ui';
import type { Page, PageProps } from './page.ts';

/** A shelf by its path, every part at `/`, or what a search finds. */
const asked = ({ pathname, searchParams }: URL) =>
  searchParameters(
    searchParams,
    searchParams.has('searchText') ? undefined : pathname === '/' ? '/parts' : pathname,
  );

function Shelf({ url }: PageProps) {
  const { data: result } = useSearch(asked(url));
  const vehicle = useHeader().data?.vehicleMap?.vehicleName;
  if (!result) return null;
  const query = parseShelfQuery(url.searchParams);
  const { title, totalCount, fitCount, questionCount, pageNumber, pageSize, layout } = result;
  const Product = layout === 'row' ? ProductRow : ProductTile;
  return (
    <PageBody>
      <title>{title}</title>
      <VehicleBar vehicle={vehicle} href="/vehicle" />
      <ShelfHeader {...{ title, fitCount, questionCount, vehicle }} total={totalCount} />
      {totalCount === 0 && <EmptyShelf term={query.searchText} />}
      <ProductList layout={layout}>
        {result.products.map((product) => (
          <Product
            key={product.skuNumber}
            product={productSummary(product, us)}
            vehicle={vehicle}
            vehicleHref="/vehicle"
            // Its own page tells why it could not be added.
            target={{ action: product.productDetailsPageUrl, intent: 'add-to-cart' }}
          />
        ))}
      </ProductList>
      <Pagination
        page={pageNumber}
        total={Math.ceil(totalCount / pageSize)}
        hrefOf={(page) => shelfHref(url.pathname, query, { page })}
      />
    </PageBody>
  );
}

export const shelf: Page = {
  queries: (client, url) => [catalogQueries.search(client, asked(url))],
  View: Shelf,
};
