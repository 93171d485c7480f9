import { directionsTo, readStoreSearch, storeQueries, useB2c, useMyStore } from '@driveline/hooks';
import { MyStore } from '@driveline/ui';
import { Drawer, Modal } from '@driveline/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StoreFinder } from '../../parts/store/StoreFinder.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';

// They come when one opens, with react-aria: `shell/Overlays.tsx`.

type DialogProps = { readonly onClose: () => void };

/** The saved store with its hours and services (VEHST-029). */
export function MyStoreDrawer({ onClose }: DialogProps) {
  const text = useText();
  const { market, record } = useShop();
  const { client } = useB2c();
  const saved = useMyStore();
  const { data, isError, refetch } = useQuery({
    ...storeQueries.detail(client, saved?.storeNumber ?? ''),
    enabled: saved != null,
  });
  if (!saved) return null;
  return (
    <Drawer isOpen onClose={onClose} title={text('store.yours')}>
      <MyStore
        saved={saved}
        store={isError ? null : data}
        today={record.today}
        showsAddress2={market.stores.showsAddress2}
        changeHref={paths.stores()}
        onShop={onClose}
        onRetry={() => void refetch()}
        {...(data && { directionsHref: directionsTo(data) })}
      />
    </Drawer>
  );
}

/** The search over the page that it was opened on (VEHST-025). */
export function StoreDialog({ page = '', onClose }: DialogProps & { page: string | undefined }) {
  const text = useText();
  const saved = useMyStore();
  const [search, setSearch] = useState(() =>
    readStoreSearch(new URLSearchParams(page.split('?')[1]), saved?.zip),
  );
  return (
    <Modal isOpen onClose={onClose} title={text('store.title')} size="l">
      <StoreFinder search={search} takesOver onSearch={setSearch} />
    </Modal>
  );
}
