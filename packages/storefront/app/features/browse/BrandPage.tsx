import { brandQueries, catalogQueries, useB2c } from '@driveline/hooks';
import { Heading, Inline, Link, Stack } from '@driveline/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { shelfJsonLd } from '../../models/jsonLd.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { Results } from '../catalog/index.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { brandParameters } from './brandParameters.ts';

/** One brand: its story, where its parts are found, and its shelf with filters (CATALOG-046). */
export function BrandPage({ brandName }: { brandName: string }) {
  const text = useText();
  const { record } = useShop();
  const { client, shopper } = useB2c();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(brandQueries.brand(client, brandName));
  const brand = data?.brands[0];
  const parameters = brandParameters(brand?.name ?? '', query);
  const shelf = useQuery({
    ...catalogQueries.search(client, parameters, shopper),
    enabled: brand !== undefined,
    placeholderData: keepPreviousData,
  });
  const trail = [{ label: text('browse.brands'), href: '/brands' }];
  if (!brand) {
    return (
      <NamedPage title={text('browse.brands')} path={pathname} isIndexed={false}>
        <Failure error={error} onRetry={() => void refetch()} />
      </NamedPage>
    );
  }
  const title = text('browse.brandParts', { brand: brand.name });
  return (
    <NamedPage
      title={brand.name}
      lead={brand.story}
      path={pathname}
      trail={trail}
      isIndexed={query.size === 0}
      jsonLd={shelf.data ? shelfJsonLd({ ...shelf.data, breadCrumbs: [] }, record.origin) : []}
    >
      {brand.categories && brand.categories.length > 0 && (
        <Stack as="section" gap={3}>
          <Heading level={2}>{text('browse.foundIn')}</Heading>
          <Inline gap={5}>
            {brand.categories.map(({ categoryName, canonicalPath }) => (
              <Link key={canonicalPath} href={canonicalPath}>
                {categoryName}
              </Link>
            ))}
          </Inline>
        </Stack>
      )}
      {shelf.data ? (
        <Results
          result={{ ...shelf.data, title, breadCrumbs: [] }}
          path={pathname}
          headingLevel={2}
          isBusy={shelf.isFetching}
        />
      ) : (
        shelf.error && <Failure error={shelf.error} onRetry={() => void shelf.refetch()} />
      )}
    </NamedPage>
  );
}
