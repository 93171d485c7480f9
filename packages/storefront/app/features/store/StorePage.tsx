import { PageBody, PageHeader } from '@driveline/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { storeJsonLd } from '../../models/jsonLd.ts';
import { whenOnline } from '../../shop/connection.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useMyStore } from '../session/index.ts';
import { PageHead } from '../page/index.ts';
import { StoreFinder } from './StoreFinder.tsx';
import { readStoreSearch, storeSearchHref } from './storeSearch.ts';
import { useStores } from './useStores.ts';

/** `/store`: the full-page search (VEHST-030). */
export function StorePage() {
  const text = useText();
  const navigate = useNavigate();
  const { record } = useShop();
  const [query] = useSearchParams();
  const saved = useMyStore();
  const search = readStoreSearch(query, saved?.zip);
  const { stores } = useStores(search);
  return (
    <PageBody>
      <PageHead
        title={text('store.title')}
        description={text('store.description')}
        canonicalPath="/store"
        jsonLd={(stores ?? []).map((store) => storeJsonLd(store, record))}
      />
      <PageHeader title={text('store.title')} lead={text('store.description')} />
      <StoreFinder
        search={search}
        takesOver={false}
        onSearch={(next) => whenOnline(() => void navigate(storeSearchHref(next)))}
      />
    </PageBody>
  );
}
