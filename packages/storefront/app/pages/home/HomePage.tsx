import { levelParameters, pageQueries, prefetchOffers, shopJsonLd, vehicleQueries } from '@driveline/hooks';
import { PageBody } from '@driveline/ui';
import type { LoadPage } from '../../data/page.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import * as paths from '../../paths/index.ts';
import { sections } from '../../sections/home.ts';
import { useShop, useText } from '../../shop/useShop.ts';

/**
 * The picker's first level, so that it can be used at once, and what the page is about below it. What does not answer
 * is left out of the page, or says so in its place.
 */
export const loadHome: LoadPage = async ({ client, queryClient, market, shopper }) => {
  const { levels } = market.vehiclePicker;
  const [first] = levels;
  const parameters = first && levelParameters(levels, {}, first);
  await Promise.all([
    parameters && !shopper.vehicle && queryClient.prefetchQuery(vehicleQueries.level(client, parameters)),
    prefetchOffers(queryClient, client, shopper),
    queryClient.prefetchQuery(pageQueries.page(client, paths.home())),
  ]);
};

/** Home opens with the vehicle and the work on it. */
export function HomePage() {
  const text = useText();
  const { market, record, brand } = useShop();
  return (
    <PageBody>
      <PageHead
        title={text('home.title')}
        description={text('home.description')}
        canonicalPath={paths.home()}
        jsonLd={
          import.meta.env.SSR
            ? shopJsonLd(brand, { market, origin: record.root, searchPath: paths.search() })
            : []
        }
      />
      {sections.map(({ id, Section }) => (
        <Section key={id} />
      ))}
    </PageBody>
  );
}
