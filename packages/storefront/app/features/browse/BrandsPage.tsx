import { brandQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { BrandPage } from './BrandPage.tsx';
import { LetterPage } from './LetterPage.tsx';

export const BRANDS = '/brands';

/** `/brands`, and one of them (CATALOG-046). */
export function BrandsPage() {
  const { brandName } = useParams();
  return brandName ? <BrandPage key={brandName} brandName={brandName} /> : <AllBrands />;
}

function AllBrands() {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(brandQueries.brands(client));
  const head = { title: text('browse.brands'), lead: text('browse.brandsLead'), path: BRANDS };
  if (!data) {
    return (
      <NamedPage {...head}>
        <Failure error={error} onRetry={() => void refetch()} />
      </NamedPage>
    );
  }
  const entries = data.brands.map(({ name, path, featured }) => ({ label: name, href: path, featured }));
  return (
    <LetterPage
      {...head}
      entries={entries}
      popular={{ id: 'featured', title: text('browse.featured'), links: entries.filter((it) => it.featured) }}
      filter={text('browse.findBrand')}
      none={text('browse.noBrand')}
    />
  );
}
