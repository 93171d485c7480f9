import type { Store } from '@driveline/api';
import {
  prefetchStores,
  readStoreSearch,
  storeJsonLd,
  storeLabel,
  storeQueries,
  storeSearchQuery,
  useFoundStores,
  useMyStore,
  useSisterStores,
  whenOnline,
} from '@driveline/hooks';
import { Link, PageBody, PageHeader, useFormat } from '@driveline/ui';
import { InfoCards } from '@driveline/ui/content';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LoadPage } from '../../data/page.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { StoreFinder } from '../../parts/store/StoreFinder.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';

/** The stores that the address asks for; without a place those around the shopper's own. */
export const loadStores: LoadPage = async ({ client, queryClient, header, url }) => {
  const search = readStoreSearch(url.searchParams, header?.storeDetails?.zip);
  const own = header?.storeDetails?.storeNumber;
  await Promise.all([
    search.place && prefetchStores({ client, queryClient }, search, header),
    own && queryClient.prefetchQuery(storeQueries.sisterStores(client, own)),
  ]);
};

/** `/store`: the full-page search (VEHST-030). */
export function StorePage() {
  const text = useText();
  const navigate = useNavigate();
  const { brand, record } = useShop();
  const [query] = useSearchParams();
  const saved = useMyStore();
  const search = readStoreSearch(query, saved?.zip);
  const { stores } = useFoundStores(search);
  const shop = { brand, origin: record.root, storesPath: paths.stores() };
  return (
    <PageBody>
      <PageHead
        title={text('store.title')}
        description={text('store.description')}
        canonicalPath={paths.stores()}
        jsonLd={import.meta.env.SSR ? (stores ?? []).map((store) => storeJsonLd(store, shop)) : []}
      />
      {search.isForCheckout && <Link href={paths.checkout('delivery')}>{text('checkout.back')}</Link>}
      <PageHeader title={text('store.title')} lead={text('store.description')} />
      <StoreFinder
        search={search}
        takesOver={false}
        onSearch={(next) => whenOnline(() => void navigate(paths.stores(storeSearchQuery(next))))}
      />
      <SisterStores storeNumber={saved?.storeNumber} />
    </PageBody>
  );
}

const MOST_SISTERS = 6;

/** Stores of the same hub: what the shopper's own lacks the van brings from there (API-103). */
function SisterStores({ storeNumber }: { storeNumber: string | undefined }) {
  const text = useText();
  const { market } = useShop();
  const { distance } = useFormat();
  const { data } = useSisterStores(storeNumber);
  const far = ({ distanceMeters: meters }: Store) => meters !== undefined && distance(meters);
  const cards = (data?.stores ?? []).slice(0, MOST_SISTERS).map((store) => ({
    title: storeLabel(store, market).full,
    text: [store.city, far(store), text('browse.sisterStore')].filter(Boolean).join(' · '),
    link: {
      label: text('browse.aroundStore', { city: store.city }),
      href: paths.stores(storeSearchQuery(readStoreSearch(new URLSearchParams({ q: store.zip })))),
    },
  }));
  return <InfoCards title={text('browse.sisterStores')} cards={cards} />;
}
