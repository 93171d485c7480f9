import { brandParameters, catalogQueries, shelfJsonLd, useB2c, useBrand, useBrands } from '@driveline/hooks';
import { Heading, Inline, Link, Stack } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Failure } from '../../parts/page/Failure.tsx';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { Results } from '../../parts/products/Results.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { LetterPage } from './LetterPage.tsx';

/** `/brands`, and one of them (CATALOG-046). */
export function BrandsPage() {
  const { brandName } = useParams();
  return brandName ? <BrandPage key={brandName} brandName={brandName} /> : <AllBrands />;
}

function AllBrands() {
  const text = useText();
  const { data, error, refetch } = useBrands();
  return (
    <LetterPage
      title={text('browse.brands')}
      lead={text('browse.brandsLead')}
      path={paths.brands()}
      entries={data?.brands.map(({ name, path, featured }) => ({
        label: name,
        href: paths.at(path),
        isPopular: featured,
      }))}
      error={error}
      refetch={refetch}
      popular={{ id: 'featured', title: text('browse.featured') }}
      filter={text('browse.findBrand')}
      none={text('browse.noBrand')}
    />
  );
}

/** One brand: its story, where its parts are found, and its shelf with filters. */
function BrandPage({ brandName }: { brandName: string }) {
  const text = useText();
  const { record } = useShop();
  const { client, shopper } = useB2c();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { data, error, refetch } = useBrand(brandName);
  const brand = data?.brands[0];
  const shelf = useQuery({
    ...catalogQueries.search(client, brandParameters(brand?.name ?? '', query), shopper),
    enabled: brand !== undefined,
  });
  if (!brand) {
    return (
      <NamedPage title={text('browse.brands')} path={pathname} isIndexed={false}>
        <Failure error={error} onRetry={refetch} />
      </NamedPage>
    );
  }
  const found = shelf.data && {
    ...shelf.data,
    title: text('browse.brandParts', { brand: brand.name }),
    breadCrumbs: [],
  };
  return (
    <NamedPage
      title={brand.name}
      lead={brand.story}
      path={pathname}
      trail={[{ label: text('browse.brands'), href: paths.brands() }]}
      isIndexed={query.size === 0}
      jsonLd={import.meta.env.SSR && found ? shelfJsonLd(found, record.root) : []}
    >
      <FoundIn categories={brand.categories ?? []} />
      {found ? (
        <Results result={found} path={pathname} headingLevel={2} isBusy={shelf.isFetching} />
      ) : (
        shelf.error && <Failure error={shelf.error} onRetry={shelf.refetch} />
      )}
    </NamedPage>
  );
}

type Categories = readonly { readonly categoryName: string; readonly canonicalPath: string }[];

/** The categories that have parts of the brand; nothing without any. */
function FoundIn({ categories }: { categories: Categories }) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('browse.foundIn')}</Heading>
      <Inline gap={5}>
        {categories.map(({ categoryName, canonicalPath }) => (
          <Link key={canonicalPath} href={canonicalPath}>
            {categoryName}
          </Link>
        ))}
      </Inline>
    </Stack>
  );
}
